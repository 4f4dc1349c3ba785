/** Owner: everything. Editor: words and images. Reader: what visitors send. */
export type Role = 'owner' | 'editor' | 'reader';

/**
 * What one can be allowed to do.
 * self: one's own account. words: write, look at and share what is not published, images included.
 * publish: whatever visitors see at once, or will. messages: the inbox, files of applicants, statistics.
 * leads: to take messages out of the site, or away for good. site: export, import and reset of everything, tests of the mail.
 * team: accounts and the journal.
 */
export const rights = ['self', 'words', 'publish', 'messages', 'leads', 'site', 'team'] as const;
export type Right = (typeof rights)[number];

/** THE table of who may do what. An editor publishes where the account says so. */
const rightsOf: Record<Role, readonly Right[]> = {
  owner: rights,
  editor: ['self', 'words', 'publish'],
  reader: ['self', 'messages'],
};

/** What an account says of what its owner may do. */
export interface Standing {
  role: Role;
  /** Counts for editors only. */
  mayPublish: boolean;
}

export function may({ role, mayPublish }: Standing, right: Right): boolean {
  if (role === 'editor' && right === 'publish' && !mayPublish) return false;
  return rightsOf[role].includes(right);
}

/** Where somebody comes in, below the address of the back office: the first screen, or the first they may see. */
export function entrance(who: Standing): string {
  return may(who, 'words') ? '' : 'inbox';
}

/** What a form says of a role: `owner`, `editor`, `editor+publish` or `reader`. */
export const standings = ['owner', 'editor+publish', 'editor', 'reader'] as const;
export type StandingName = (typeof standings)[number];

export function standingName({ role, mayPublish }: Standing): StandingName {
  return role === 'editor' && mayPublish ? 'editor+publish' : role;
}

/** Undefined for what is no role. */
export function readStanding(name: string): Standing | undefined {
  if (!standings.some((one) => one === name)) return undefined;
  const [role, publish] = name.split('+') as [Role, string?];
  return { role, mayPublish: role === 'owner' || publish !== undefined };
}
