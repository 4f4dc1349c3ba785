import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configVariables } from '../server/config.ts';
import { projectDir } from './run.ts';

const HEAD = `# The settings of the site, written by \`npm run env-example\`; README.md tells what each does.
# None is needed: each line is a default, or empty where there is none.
# A copy of this file serves systemd (EnvironmentFile), Docker (--env-file) and shells (set -a; . ./.env; set +a);
# for Compose see docs/operations.md.
`;

/** The text of `.env.example`. */
export function envExample(): string {
  const lines = configVariables.map(
    ({ name, fallback = '', expectation }) => `\n# ${expectation}\n# ${name}=${fallback}\n`,
  );
  return HEAD + lines.join('');
}

if (import.meta.main) await writeFile(path.join(projectDir, '.env.example'), envExample());
