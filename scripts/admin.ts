import path from 'node:path';
import { emailSchema } from '../domain/accounts/credentials.schema.ts';
import { TERMINAL_LINK_DAYS } from '../domain/accounts/limits.ts';
import { adminPaths } from '../domain/pages.ts';
import { createAccountService } from '../server/accounts/account-service.ts';
import { withOrigin } from '../server/audit/origin.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { prepareDataFolder } from '../server/data-folder.ts';
import { openDatabase } from '../server/database/database.ts';
import { commandName } from './command-name.ts';

const command = commandName('admin');
const CODES_OFF = '--codes-off';
const USAGE = `${command} create <email>   a link with which a new administrator chooses a password
${command} reset <email>    the same for one who has forgotten it, or was disabled; where one-time
                                  codes are asked for, a recovery code is needed afterwards
${command} reset <email> ${CODES_OFF}   where those are lost too: the link turns the codes off`;

/**
 * For whoever holds the machine: prints a one-time link, so that no password ever stands in a
 * terminal. Works while the site runs; reads the same environment.
 */
async function main([verb, given, ...others]: string[]): Promise<string> {
  const email = emailSchema.safeParse(given);
  const codesOff = verb === 'reset' && others[0] === CODES_OFF;
  if ((verb !== 'create' && verb !== 'reset') || !email.success || others.length > (codesOff ? 1 : 0))
    throw new ConfigError(USAGE);
  const config = readConfig(process.env);
  await prepareDataFolder(config.dataDir);
  const database = await openDatabase({
    url: config.databaseUrl ?? path.join(config.dataDir, 'vitrine.sqlite'),
  });
  try {
    const accounts = createAccountService(database, () => new Date(), config);
    const { administrators } = await accounts.list();
    const known = administrators.some((one) => one.email === email.data);
    if (known && verb === 'create')
      throw new ConfigError(`${email.data} is an administrator already: use reset.`);
    if (!known && verb === 'reset') throw new ConfigError(`${email.data} is no administrator: use create.`);
    const link = {
      ...{ email: email.data, by: 'terminal', days: TERMINAL_LINK_DAYS },
      keepsFactor: !codesOff,
    };
    const token = await withOrigin('terminal', () => accounts.makeLink(link));
    return `This link works once, for 24 hours:\n${config.siteUrl}${adminPaths.fr}/invitation?token=${token}`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
