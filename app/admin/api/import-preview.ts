import { readImportFile } from './import-file.ts';
import { jsonHandler } from './json-handler.ts';

/** POST: what the file would change, per section and language. Nothing is stored. */
const calls = jsonHandler(() => ({}), {
  POST: async ({ services, request }) => services.transfer.preview(await readImportFile(request)),
});

export { calls as action, calls as loader };
