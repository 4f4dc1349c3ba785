import { index } from '@react-router/dev/routes';
import type { Language } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { exactRoute } from '../exact-route.ts';

/**
 * The screens of the back office: address below `/admin` and file. A fixed address goes before the
 * one with a parameter, so a section with an editor of its own is one row here.
 */
export const adminScreens = [
  ['pages/:section', 'admin/editors/generic/route.tsx'],
  ['pages/ecommerce', 'admin/editors/ecommerce/route.tsx'],
  ['today', 'admin/screens/today/route.tsx'],
  ['inbox', 'admin/screens/inbox/route.tsx'],
  ['inbox/templates', 'admin/screens/reply-templates/route.tsx'],
  ['inbox/:box', 'admin/screens/inbox/route.tsx'],
  ['appointments', 'admin/screens/appointments/route.tsx'],
  ['publications/:list?', 'admin/screens/publications/route.tsx'],
  ['translations', 'admin/screens/translations/route.tsx'],
  ['media', 'admin/screens/media/route.tsx'],
  ['statistics', 'admin/screens/statistics/route.tsx'],
  ['checks', 'admin/screens/checks/route.tsx'],
  ['bin', 'admin/screens/bin/route.tsx'],
  ['mail', 'admin/screens/mail/route.tsx'],
  ['doctor', 'admin/screens/doctor/route.tsx'],
  ['administrators', 'admin/screens/administrators/route.tsx'],
  ['account', 'admin/screens/account/route.tsx'],
  ['audit-log', 'admin/screens/audit-log/route.tsx'],
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
  ['redirects', 'admin/editors/redirects/route.tsx'],
  ['appointment-hours', 'admin/editors/appointment-hours/route.tsx'],
] as const;

/** The back office under the address of one language, and the calls that its editors make. */
export const adminRoutes = (language: Language) => [
  exactRoute(`${adminPaths[language]}/setup`, 'admin/auth/setup-route.tsx', `admin.setup.${language}`),
  exactRoute(
    `${adminPaths[language]}/invitation`,
    'admin/auth/invitation-route.tsx',
    `admin.invitation.${language}`,
  ),
  exactRoute(
    `${adminPaths[language]}/forgotten`,
    'admin/auth/forgotten-route.tsx',
    `admin.forgotten.${language}`,
  ),
  exactRoute(adminPaths[language], 'admin/layout.tsx', `admin.${language}`, [
    index('admin/editors/generic/route.tsx', { id: `admin.home.${language}` }),
    ...adminScreens.map(([path, file]) => exactRoute(path, file, `admin.${path}.${language}`)),
  ]),
];

/** The JSON API of the back office: address, module and id. */
const apiRoutes = [
  ['api/auth/login', 'admin/auth/login-api.ts', 'api.login'],
  ['api/auth/session', 'admin/auth/session-api.ts', 'api.session'],
  ['api/auth/logout', 'admin/auth/logout-api.ts', 'api.logout'],
  ['api/content/:language/:section', 'admin/api/sections.ts', 'api.content'],
  ['api/content/:language/:section/revisions', 'admin/api/sections.ts', 'api.revisions'],
  ['api/content/:language/:section/revisions/:rev', 'admin/api/sections.ts', 'api.revision'],
  ['api/content/:language/:section/restore', 'admin/api/sections.ts', 'api.restore'],
  ['api/working-copies', 'admin/api/working-copies.ts', 'api.workingCopies'],
  ['api/working-copies/:collection/:language/:id', 'admin/api/working-copies.ts', 'api.workingCopy'],
  [
    'api/working-copies/:collection/:language/:id/publish',
    'admin/api/working-copies.ts',
    'api.publishWorkingCopy',
  ],
  ['api/working-copies/:collection/:language/:id/take-out', 'admin/api/working-copies.ts', 'api.takeOut'],
  ['api/testimonials/:language/sync', 'admin/api/testimonials.ts', 'api.syncTestimonials'],
  ['api/translations/:section', 'admin/api/translations.ts', 'api.translations'],
  ['api/content-state', 'admin/api/content-state.ts', 'api.contentState'],
  ['api/written-site', 'admin/api/written-site.ts', 'api.writtenSite'],
  ['api/search/:language', 'admin/api/search.ts', 'api.search'],
  ['api/content', 'admin/api/transfer.ts', 'api.content.all'],
  ['api/export', 'admin/api/transfer.ts', 'api.export'],
  ['api/import', 'admin/api/transfer.ts', 'api.import'],
  ['api/import/drafts', 'admin/api/transfer.ts', 'api.import.drafts'],
  ['api/import/preview', 'admin/api/transfer.ts', 'api.import.preview'],
  ['api/publications', 'admin/api/publications.ts', 'api.publications'],
  ['api/publications/review', 'admin/api/publications.ts', 'api.publicationReview'],
  ['api/publications/:id', 'admin/api/publications.ts', 'api.publication'],
  ['api/publications/:id/undo', 'admin/api/publications.ts', 'api.undoPublication'],
  ['api/media', 'admin/api/media.ts', 'api.media'],
  ['api/media/crop', 'admin/api/crop-image.ts', 'api.cropImage'],
  ['api/media/:id', 'admin/api/media.ts', 'api.image'],
  ['api/preview-links', 'admin/api/preview-links.ts', 'api.previewLinks'],
  ['api/leads/export', 'admin/api/leads.ts', 'api.leadsExport'],
  ['api/files/:id', 'admin/api/leads.ts', 'api.file'],
  ['api/articles/save', 'admin/api/entries.ts', 'api.saveArticle'],
  ['api/case-studies/:language/:id', 'admin/api/entries.ts', 'api.caseStudy'],
  ['api/entries/:collection/:language', 'admin/api/entries.ts', 'api.entries'],
  ['api/entries/:collection/:language/:id', 'admin/api/entries.ts', 'api.entry'],
  ['api/entries/:collection/:language/:id/revisions', 'admin/api/entries.ts', 'api.entryRevisions'],
  ['api/entries/:collection/:language/:id/revisions/:rev', 'admin/api/entries.ts', 'api.entryRevision'],
  ['api/entries/:collection/:language/:id/restore', 'admin/api/entries.ts', 'api.entryRestore'],
] as const;

export const adminApiRoutes = [
  exactRoute(`${adminPaths.fr}/logout`, 'admin/auth/logout.ts', 'admin.logout'),
  exactRoute(`${adminPaths.fr}/edit`, 'admin/edit-page.ts', 'admin.edit'),
  exactRoute(`${adminPaths.fr}/preview`, 'admin/preview/begin-preview.tsx', 'admin.preview'),
  ...apiRoutes.map(([path, file, id]) => exactRoute(path, file, id)),
];
