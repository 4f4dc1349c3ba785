import { exactRoute } from '../exact-route.ts';

/** What scripts on our pages send. The same forms work without them, posted to their pages. */
export const apiRoutes = [
  exactRoute('api/contact', 'api/forms.ts', 'api.contact'),
  exactRoute('api/chat', 'api/forms.ts', 'api.chat'),
  exactRoute('api/applications', 'api/forms.ts', 'api.applications'),
  exactRoute('api/quotes', 'api/forms.ts', 'api.quotes'),
  exactRoute('api/appointments', 'api/forms.ts', 'api.appointments'),
  exactRoute('api/form', 'api/form-token.ts', 'api.formToken'),
  exactRoute('api/calculator-steps', 'api/statistics.ts', 'api.calculatorSteps'),
  exactRoute('api/views', 'api/statistics.ts', 'api.views'),
  exactRoute('api/preview/leave', 'api/preview.ts', 'api.leavePreview'),
];
