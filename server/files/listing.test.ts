import { expect, test } from 'vitest';
import { readListing } from './listing.ts';

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><ETag>&quot;1&quot;</ETag></Contents>`;
const listing = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>vitrine</Name>${inside}</ListBucketResult>`;

test('the files of a listing are read, and what to ask for the rest with', () => {
  const storedAt = new Date('2026-03-01T10:00:00Z');
  const first = listing(
    `<IsTruncated>true</IsTruncated>${entry('files/a')}${entry('files/b')}<NextContinuationToken>1&amp;+/=</NextContinuationToken>`,
  );
  expect(readListing(first)).toEqual({
    files: [
      { key: 'files/a', storedAt },
      { key: 'files/b', storedAt },
    ],
    next: '1&+/=',
  });
  const last = listing(`${entry('files/c').replaceAll('><', '>\n  <')}<IsTruncated>false</IsTruncated>`);
  expect(readListing(last)).toEqual({ files: [{ key: 'files/c', storedAt }], next: undefined });
  expect(readListing(listing(''))).toEqual({ files: [], next: undefined });
});
