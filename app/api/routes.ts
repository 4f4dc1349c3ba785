import type { RouteConfigEntry } from '@react-router/dev/routes';

type Exact = (path: string, file: string, id: string) => RouteConfigEntry;

/** What scripts on our pages send. The same forms work without them, posted to their pages. */
export const apiRoutes = (exact: Exact) => [
  exact('api/contact', 'api/forms.ts', 'api.contact'),
  exact('api/chat', 'api/forms.ts', 'api.chat'),
  exact('api/applications', 'api/forms.ts', 'api.applications'),
  exact('api/quotes', 'api/forms.ts', 'api.quotes'),
  exact('api/form', 'api/form-token.ts', 'api.formToken'),
  exact('api/calculator-steps', 'api/statistics.ts', 'api.calculatorSteps'),
  exact('api/views', 'api/statistics.ts', 'api.views'),
  exact('api/preview/leave', 'api/preview.ts', 'api.leavePreview'),
];
