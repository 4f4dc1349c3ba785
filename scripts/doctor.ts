import { findingWords, words } from '../app/admin/screens/doctor/words.ts';
import { checkOf, isBad, stateOf } from '../domain/doctor/findings.ts';
import { openServices } from './open-services.ts';

/** What the screen « Diagnostic » shows, for whoever holds the machine. Reads the same environment as the site. */
async function main(): Promise<boolean> {
  const { services, close } = await openServices();
  const findings = await services.examine();
  await close();
  for (const finding of findings) {
    const { is, remedy } = findingWords(finding);
    process.stdout.write(`${words.states[stateOf(finding)]}  ${words.checks[checkOf(finding)]}  ${is}\n`);
    if (remedy) process.stdout.write(`    ${remedy}\n`);
  }
  const count = (state: string) => findings.filter((finding) => stateOf(finding) === state).length;
  process.stdout.write(`${words.count(count('bad'), count('doubtful'))}\n`);
  return !findings.some(isBad);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  // A configuration or a database with which the site would not start: that is the diagnosis.
  process.stderr.write(`${words.states.bad}  ${(error as Error).message}\n`);
  process.exitCode = 1;
}
