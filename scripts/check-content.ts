import { contentProblemWords } from '../app/admin/screens/checks/words.ts';
import { openServices } from './open-services.ts';

/** What somebody should mend in the published words: `npm run check:content`, on the site's own data. */
const { services, close } = await openServices();
const findings = await services.checkContent();
for (const { place, language, path: field, problem } of findings)
  console.log(`${language}  ${place}  ${field}  ${contentProblemWords(problem)}`);
const faults = findings.filter(({ advice }) => !advice).length;
console.log(`${faults} à corriger, ${findings.length - faults} conseils de typographie`);
await close();
process.exitCode = faults > 0 ? 1 : 0;
