import { exportName } from '#domain/content/export-format.ts';
import { PRIVATE } from '../auth/session.ts';
import { jsonHandler } from './json-handler.ts';

/** GET: everything that administrators changed, as a file to keep. */
const calls = jsonHandler(() => ({}), {
  async GET({ services, administrator }) {
    const file = await services.transfer.export();
    await services.audit.note('export', administrator.email);
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${exportName(services.now())}"`,
      },
    });
  },
});

export { calls as action, calls as loader };
