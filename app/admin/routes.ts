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
  exact(`${adminPaths[language]}/setup`, 'admin/setup/route.tsx', `admin.setup.${language}`),
  exact(adminPaths[language], 'admin/layout.tsx', `admin.${language}`, [
    index('admin/editors/generic/route.tsx', { id: `admin.home.${language}` }),
    ...screens.map(([path, file]) => exact(path, file, `admin.${path}.${language}`)),
  ]),
];

export const adminCalls = (exact: Exact) => [
  exact(`${adminPaths.fr}/logout`, 'admin/logout.ts', 'admin.logout'),
  exact('api/content/:language/:section', 'admin/calls/content.ts', 'api.content'),
  exact('api/content/:language/:section/revisions', 'admin/calls/revisions.ts', 'api.revisions'),
  exact('api/content/:language/:section/revisions/:rev', 'admin/calls/revision.ts', 'api.revision'),
  exact('api/content/:language/:section/restore', 'admin/calls/restore.ts', 'api.restore'),
  exact('api/testimonials/:language/sync', 'admin/calls/sync-testimonials.ts', 'api.syncTestimonials'),
  exact('api/legal-preview/:language/:section', 'admin/calls/legal-preview.ts', 'api.legalPreview'),
  exact('api/content', 'admin/calls/all-content.ts', 'api.content.all'),
  exact('api/office-search/:language', 'admin/calls/office-search.ts', 'api.officeSearch'),
  exact('api/export', 'admin/calls/export.ts', 'api.export'),
  exact('api/import', 'admin/calls/import.ts', 'api.import'),
  exact('api/import/preview', 'admin/calls/import-preview.ts', 'api.import.preview'),
  exact('api/files/:id', 'admin/calls/file.ts', 'api.file'),
];
