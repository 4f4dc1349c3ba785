import { adminCalls } from './admin-call.ts';
import { readImportFile } from './import-file.ts';

/** POST: stores what the file holds, all of it or nothing. */
const calls = adminCalls({
  async POST({ services, administrator, request }) {
    await services.transfer.import(await readImportFile(request), administrator.email);
    return { imported: true };
  },
});

export { calls as action, calls as loader };
