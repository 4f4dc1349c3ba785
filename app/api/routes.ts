import type { RouteConfigEntry } from '@react-router/dev/routes';

type Exact = (path: string, file: string, id: string) => RouteConfigEntry;

/** What scripts on our pages send. The same forms work without them, posted to their pages. */
export const apiRoutes = (exact: Exact) => [
  exact('api/contact', 'api/contact.ts', 'api.contact'),
  exact('api/chat', 'api/chat.ts', 'api.chat'),
  exact('api/applications', 'api/applications.ts', 'api.applications'),
  exact('api/quotes', 'api/quotes.ts', 'api.quotes'),
  exact('api/calculator-steps', 'api/calculator-steps.ts', 'api.calculatorSteps'),
  exact('api/form', 'api/form.ts', 'api.form'),
  exact('api/views', 'api/views.ts', 'api.views'),
];
