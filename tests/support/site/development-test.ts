import { test as browserTest } from '../browser/browser.ts';
import { newFolder } from '../engines.ts';
import { freePort } from '../services/free-port.ts';
import { serving, startDevelopment } from './process.ts';
import { administrator } from './site.ts';

/** The sources, as `npm run dev` serves them, one server for the whole file. */
export const test = browserTest.extend('developmentUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
  const cleaning: (() => unknown)[] = [];
  onCleanup(async () => {
    for (const clean of cleaning.reverse()) await clean();
  });
  const url = `http://localhost:${await freePort()}`;
  startDevelopment(
    {
      PORT: new URL(url).port,
      DATA_DIR: await newFolder((clean) => cleaning.push(clean)),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    (clean) => cleaning.push(clean),
  );
  await serving(`${url}/up`);
  return url;
});
