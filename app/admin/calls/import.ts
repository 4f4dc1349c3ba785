import { answerCalls } from './answer-calls.ts';
import { readImportFile } from './import-file.ts';

/** POST: stores what the file holds, all of it or nothing. */
const calls = answerCalls(() => ({}), {
  async POST({ services, administrator, request }) {
    await services.transfer.import(await readImportFile(request), administrator.email);
    return { imported: true };
  },
});

export { calls as action, calls as loader };
