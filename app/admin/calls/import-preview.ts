import { answerCalls } from './answer-calls.ts';
import { readImportFile } from './import-file.ts';

/** POST: what the file would change, per section and language. Nothing is stored. */
const calls = answerCalls(() => ({}), {
  POST: async ({ services, request }) => services.transfer.preview(await readImportFile(request)),
});

export { calls as action, calls as loader };
