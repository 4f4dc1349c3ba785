import { index, type RouteConfigEntry } from '@react-router/dev/routes';
import type { Language } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';

type Exact = (path: string, file: string, id: string, children?: RouteConfigEntry[]) => RouteConfigEntry;

/**
 * The screens of the back office: address below `/admin` and file. A fixed address goes before the
 * one with a parameter, so a section with an editor of its own is one row here.
 */
const screens = [
  ['pages/:section', 'admin/editors/generic/route.tsx'],
  ['pages/ecommerce', 'admin/editors/ecommerce/route.tsx'],
  ['inbox', 'admin/screens/inbox/route.tsx'],
  ['inbox/:box', 'admin/screens/inbox/route.tsx'],
  ['media', 'admin/screens/media/route.tsx'],
  ['views', 'admin/screens/views/route.tsx'],
  ['checks', 'admin/screens/checks/route.tsx'],
  ['administrators', 'admin/screens/administrators/route.tsx'],
  ['account', 'admin/screens/account/route.tsx'],
  ['journal', 'admin/screens/journal/route.tsx'],
  ['articles/:id?', 'admin/editors/articles/route.tsx'],
  ['case-studies/:id?', 'admin/editors/case-studies/route.tsx'],
  ['pages/blog', 'admin/editors/blog/route.tsx'],
  ['pages/hosting', 'admin/editors/hosting/route.tsx'],
  ['pages/calculator', 'admin/editors/calculator/route.tsx'],
  ['pages/legal', 'admin/editors/legal/route.tsx'],
  ['pages/privacy', 'admin/editors/legal/route.tsx'],
  ['pages/terms', 'admin/editors/legal/route.tsx'],
  ['pages/testimonials', 'admin/editors/testimonials/route.tsx'],
  ['menus', 'admin/editors/menus/route.tsx'],
] as const;

/** The back office under the address of one language, and the calls that its editors make. */
export const adminRoutes = (language: Language, exact: Exact) => [
  exact(`${adminPaths[language]}/setup`, 'admin/auth/setup-route.tsx', `admin.setup.${language}`),
  exact(
    `${adminPaths[language]}/invitation`,
    'admin/auth/invitation-route.tsx',
    `admin.invitation.${language}`,
  ),
  exact(adminPaths[language], 'admin/layout.tsx', `admin.${language}`, [
    index('admin/editors/generic/route.tsx', { id: `admin.home.${language}` }),
    ...screens.map(([path, file]) => exact(path, file, `admin.${path}.${language}`)),
  ]),
];

export const adminApiRoutes = (exact: Exact) => [
  exact(`${adminPaths.fr}/logout`, 'admin/auth/logout.ts', 'admin.logout'),
  exact('api/auth/login', 'admin/auth/login-api.ts', 'api.login'),
  exact('api/auth/session', 'admin/auth/session-api.ts', 'api.session'),
  exact('api/auth/logout', 'admin/auth/logout-api.ts', 'api.logout'),
  exact('api/content/:language/:section', 'admin/api/content.ts', 'api.content'),
  exact('api/content/:language/:section/revisions', 'admin/api/revisions.ts', 'api.revisions'),
  exact('api/content/:language/:section/revisions/:rev', 'admin/api/revision.ts', 'api.revision'),
  exact('api/content/:language/:section/restore', 'admin/api/restore.ts', 'api.restore'),
  exact('api/testimonials/:language/sync', 'admin/api/sync-testimonials.ts', 'api.syncTestimonials'),
  exact('api/legal-preview/:language/:section', 'admin/api/legal-preview.ts', 'api.legalPreview'),
  exact('api/content', 'admin/api/all-content.ts', 'api.content.all'),
  exact('api/office-search/:language', 'admin/api/office-search.ts', 'api.officeSearch'),
  exact('api/export', 'admin/api/export.ts', 'api.export'),
  exact('api/import', 'admin/api/import.ts', 'api.import'),
  exact('api/import/preview', 'admin/api/import-preview.ts', 'api.import.preview'),
  exact('api/media', 'admin/api/media.ts', 'api.media'),
  exact('api/media/:id', 'admin/api/media.ts', 'api.picture'),
  exact('api/leads/export', 'admin/api/leads-export.ts', 'api.leadsExport'),
  exact('api/articles/save', 'admin/api/save-article.ts', 'api.saveArticle'),
  exact('api/case-studies/:language/:id', 'admin/api/case-study.ts', 'api.caseStudy'),
  exact('api/entries/:collection/:language', 'admin/api/entries.ts', 'api.entries'),
  exact('api/entries/:collection/:language/:id', 'admin/api/entry.ts', 'api.entry'),
  exact(
    'api/entries/:collection/:language/:id/revisions',
    'admin/api/entry-revisions.ts',
    'api.entryRevisions',
  ),
  exact(
    'api/entries/:collection/:language/:id/revisions/:rev',
    'admin/api/entry-revision.ts',
    'api.entryRevision',
  ),
  exact('api/entries/:collection/:language/:id/restore', 'admin/api/entry-restore.ts', 'api.entryRestore'),
  exact('api/files/:id', 'admin/api/file.ts', 'api.file'),
];
