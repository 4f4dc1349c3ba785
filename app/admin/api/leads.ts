import { csv } from '#domain/leads/csv.ts';
import { isLeadBox, readInboxQuery } from '#domain/leads/inbox.ts';
import { RequestError } from '#domain/request-error.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { PRIVATE } from '../auth/session.ts';
import { leadTable } from '../screens/inbox/lead-table.ts';
import { jsonHandler } from './json-handler.ts';

/** GET: what a view of the inbox shows, all pages of it, as a table for Excel. */
const exportLeads = jsonHandler(() => ({}), {
  async GET({ services: { inbox, audit, now }, administrator, url: { searchParams } }) {
    const query = readInboxQuery(searchParams.get('box') ?? undefined, searchParams);
    if (!query || !isLeadBox(query.box)) throw new RequestError(404, 'There is no such box.');
    const leads = await inbox.export({ ...query, box: query.box });
    await audit.record('leads-export', administrator.email, `${query.box}/${leads.length}`);
    const day = now().toISOString().slice(0, 10);
    return new Response(csv(leadTable(leads)), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${query.box}-${day}.csv"`,
      },
    });
  },
});

/** GET: a file that an applicant sent, to be saved and never opened on our own pages. */
const file = jsonHandler(({ id = '' }) => ({ id }), {
  async GET({ services, administrator, id }) {
    const file = await services.files.open(id, administrator.email);
    if (!file) throw new RequestError(404, 'There is no such file.');
    return new Response(file.body, {
      headers: {
        ...PRIVATE,
        'content-type': file.mediaType,
        'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  },
});

/** As RFC 8187 wants it, which forbids a few characters that encodeURIComponent leaves alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

const handler = byPattern({ 'api/leads/export': exportLeads, 'api/files/:id': file });

export { handler as action, handler as loader };
