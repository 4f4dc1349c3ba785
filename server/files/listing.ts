interface Listing {
  files: { key: string; storedAt: Date }[];
  /** What to ask for the rest with; undefined at the end. */
  next: string | undefined;
}

/**
 * What a store answers to ListObjectsV2. Read with a few patterns: the shape is fixed, it has no attributes
 * that matter, and our own names need no escaping. A name that is escaped is not one of ours.
 */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    storedAt: new Date(textOf(entry, 'LastModified') ?? 0),
  }));
  const rest = xml.replace(/<Contents>.*?<\/Contents>/gs, '');
  const more = textOf(rest, 'IsTruncated') === 'true';
  return { files, next: more ? textOf(rest, 'NextContinuationToken') : undefined };
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
