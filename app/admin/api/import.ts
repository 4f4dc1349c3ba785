import { readImportFile } from './import-file.ts';
import { jsonHandler } from './json-handler.ts';

/** POST: stores what the file holds, all of it or nothing. */
const calls = jsonHandler(() => ({}), {
  async POST({ services, administrator, request }) {
    await services.transfer.import(await readImportFile(request), administrator.email);
    return { imported: true };
  },
});

export { calls as action, calls as loader };
