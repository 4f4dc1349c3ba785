import { expect, test } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

const ample = { freeBytes: 10e9, totalBytes: 100e9 };
const HOUR_MS = 3_600_000;

test('[TRUST-44] an address that has sent 100 MB waits until the day is over, others do not', () => {
  let time = 22 * HOUR_MS;
  const budget = createUploadBudget({ disk: async () => ample, now: () => time });
  for (let sent = 0; sent < 5; sent += 1) {
    budget.checkDay('home');
    budget.spend('home', 20e6);
  }
  expect(() => budget.checkDay('home')).toThrow(
    expect.objectContaining({ status: 429, details: { reason: 'files-today', retryAfter: 7200 } }),
  );
  budget.checkDay('elsewhere');
  time += 2 * HOUR_MS;
  budget.checkDay('home');
});

test('[TRUST-44] all addresses together send 2 GB a day', () => {
  const budget = createUploadBudget({ disk: async () => ample, now: () => 0 });
  for (let address = 0; address < 100; address += 1) {
    budget.checkDay(`${address}`);
    budget.spend(`${address}`, 20e6);
  }
  expect(() => budget.checkDay('another')).toThrow('Too many files today.');
});

test('[TRUST-45] nothing comes in when the disk is nearly full; where nobody knows, it does', async () => {
  const full = createUploadBudget({ disk: async () => ({ ...ample, freeBytes: 400e6 }) });
  await expect(full.checkRoom()).rejects.toMatchObject({ status: 507, details: { reason: 'disk-reserve' } });
  await createUploadBudget({ disk: async () => ample }).checkRoom();
  await createUploadBudget({ disk: async () => undefined }).checkRoom();
});
