import type { Right } from './roles.ts';

/**
 * What is asked of an address: its method, GET for HEAD too; of a screen with forms also which one, as in
 * `POST publish`. A row that is one right asks for it whatever is asked.
 */
type Row = Right | Readonly<Record<string, Right>>;

/** Words are kept as working copies; what visitors see at once takes the right to publish. */
const editor: Row = 'words';

/**
 * THE table of the addresses of the back office, screens and calls, and of what they ask for. The addresses
 * are those of `app/admin/routes.ts`; screens stand here without their language. What has no row is the owner's.
 */
export const addressRights: Readonly<Record<string, Row>> = {
  admin: editor,
  // Shows each role what it may see.
  'admin/today': 'self',
  'admin/pages/:section': editor,
  'admin/pages/ecommerce': editor,
  'admin/pages/blog': editor,
  'admin/pages/hosting': editor,
  'admin/pages/calculator': editor,
  'admin/pages/legal': editor,
  'admin/pages/privacy': editor,
  'admin/pages/terms': editor,
  'admin/pages/testimonials': editor,
  'admin/articles/:id?': editor,
  'admin/case-studies/:id?': editor,
  'admin/menus': editor,
  // Former addresses are fields of a section, and go live with it.
  'admin/redirects': editor,
  'admin/appointment-hours': editor,
  'admin/checks': editor,
  'admin/edit': editor,
  'admin/preview': editor,
  'admin/translations': { GET: 'words', 'POST confirm': 'words', 'POST confirm-page': 'words' },
  'admin/media': { GET: 'words', 'POST describe': 'publish', 'POST remove': 'publish' },
  'admin/bin': { GET: 'words', 'POST restore': 'publish', 'POST restore-image': 'publish' },
  'admin/publications/:list?': {
    GET: 'words',
    'POST show-again': 'words',
    'POST publish': 'publish',
    'POST schedule': 'publish',
    'POST publish-now': 'publish',
    'POST withdraw': 'publish',
    'POST take-out': 'publish',
    'POST revoke-link': 'words',
    'POST undo': 'publish',
    'POST undo-today': 'publish',
  },
  'admin/inbox': inbox(),
  'admin/inbox/:box': inbox(),
  'admin/inbox/templates': 'messages',
  'admin/appointments': { GET: 'messages', 'POST move': 'messages', 'POST cancel': 'messages' },
  'admin/statistics': 'messages',
  'admin/mail': {
    GET: 'site',
    'POST test': 'site',
    'POST check': 'site',
    'POST send-captured': 'site',
    'POST keep-captured': 'site',
  },
  'admin/doctor': 'site',
  'admin/administrators': 'team',
  'admin/audit-log': 'team',
  'admin/account': 'self',
  'admin/logout': 'self',

  'api/auth/session': 'self',
  'api/auth/logout': 'self',
  'api/content/:language/:section': {
    GET: 'words',
    PUT: 'publish',
    PATCH: 'publish',
    DELETE: 'publish',
  },
  'api/content/:language/:section/revisions': 'words',
  'api/content/:language/:section/revisions/:rev': 'words',
  'api/content/:language/:section/restore': 'publish',
  'api/working-copies': 'words',
  'api/working-copies/:collection/:language/:id': 'words',
  'api/working-copies/:collection/:language/:id/publish': 'publish',
  'api/working-copies/:collection/:language/:id/take-out': 'publish',
  'api/testimonials/:language/sync': 'publish',
  'api/translations/:section': 'words',
  'api/content-state': 'words',
  'api/written-site': 'words',
  'api/search/:language': 'words',
  'api/content': 'site',
  'api/export': 'site',
  'api/import': 'site',
  'api/import/drafts': 'site',
  'api/import/preview': 'site',
  'api/publications': { GET: 'words', POST: 'publish' },
  'api/publications/review': 'words',
  'api/publications/:id': { GET: 'words', DELETE: 'publish' },
  'api/publications/:id/undo': 'publish',
  'api/media': 'words',
  'api/media/crop': 'words',
  // Another image in the place of one, wherever it is shown.
  'api/media/:id': 'publish',
  'api/preview-links': 'words',
  'api/leads/export': 'leads',
  'api/files/:id': 'messages',
  'api/articles/save': 'publish',
  'api/case-studies/:language/:id': 'publish',
  'api/entries/:collection/:language': 'words',
  'api/entries/:collection/:language/:id': { GET: 'words', DELETE: 'publish' },
  'api/entries/:collection/:language/:id/revisions': 'words',
  'api/entries/:collection/:language/:id/revisions/:rev': 'words',
  'api/entries/:collection/:language/:id/restore': 'publish',
};

function inbox(): Row {
  return {
    GET: 'messages',
    'POST read': 'messages',
    'POST unread': 'messages',
    'POST archive': 'messages',
    'POST unarchive': 'messages',
    'POST spam': 'messages',
    'POST clear': 'messages',
    'POST resend': 'messages',
    'POST state': 'messages',
    'POST take': 'messages',
    'POST let-go': 'messages',
    'POST remind': 'messages',
    'POST forget-reminder': 'messages',
    'POST note': 'messages',
    'POST remove-note': 'messages',
    'POST reply': 'messages',
    'POST revise': 'messages',
    'POST remove': 'leads',
    'POST erase': 'leads',
  };
}

/** What nobody thought of is the owner's. */
const UNKNOWN: Right = 'team';

interface Asked {
  /** The address as the list of routes writes it. */
  pattern: string;
  method: string;
  /** Which form of a screen. */
  intent?: string;
}

/** The right that an address asks for. */
export function rightFor(asked: Asked): Right {
  const address = addressOf(asked.pattern);
  const row = Object.hasOwn(addressRights, address) ? addressRights[address] : undefined;
  if (row === undefined || typeof row === 'string') return row ?? UNKNOWN;
  const act = actOf(asked);
  return Object.hasOwn(row, act) ? (row[act] ?? UNKNOWN) : UNKNOWN;
}

/** The right to open a screen, by its path below the address of the back office: `pages/home`. */
export function rightToOpen(path: string): Right {
  const parts = `admin/${path}`.split('/').filter(Boolean);
  const pattern = Object.keys(addressRights).find((one) => leadsTo(one.split('/'), parts));
  return pattern === undefined ? UNKNOWN : rightFor({ pattern, method: 'GET' });
}

function leadsTo(pattern: readonly string[], parts: readonly string[]): boolean {
  const needed = pattern.filter((part) => !part.endsWith('?'));
  if (parts.length < needed.length || parts.length > pattern.length) return false;
  return parts.every((part, index) => pattern[index]?.startsWith(':') || pattern[index] === part);
}

/** What was asked, in one line of the journal. */
export function askedText(asked: Asked): string {
  return `${actOf(asked)} /${addressOf(asked.pattern)}`;
}

const addressOf = (pattern: string) => pattern.replace(/^\//, '').replace(/^en\/(?=admin)/, '');

function actOf({ method, intent }: Asked): string {
  return intent === undefined ? method.replace('HEAD', 'GET') : `${method} ${intent}`;
}
