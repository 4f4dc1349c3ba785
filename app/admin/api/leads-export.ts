import type { LoaderFunctionArgs } from 'react-router';
import { csv } from '#domain/leads/csv.ts';
import { isLeadBox, readInboxQuery } from '#domain/leads/inbox.ts';
import { leadTable } from '#domain/leads/lead-table.ts';
import { serverServicesOf } from '../../http/services.ts';
import { PRIVATE, requireAdministrator } from '../auth/session.ts';
import { wrongMethod } from '../wrong-method.ts';

/** GET: what a view of the inbox shows, all pages of it, as a table for Excel. */
async function call(args: LoaderFunctionArgs): Promise<Response> {
  const { email } = await requireAdministrator(args);
  if (args.request.method !== 'GET') throw wrongMethod('GET, HEAD');
  const { searchParams } = args.url;
  const query = readInboxQuery(searchParams.get('box') ?? undefined, searchParams);
  if (!query || !isLeadBox(query.box))
    return Response.json({ error: 'There is no such box.' }, { status: 404, headers: PRIVATE });
  const { inbox, audit, now } = serverServicesOf(args);
  const leads = await inbox.export({ ...query, box: query.box });
  await audit.note('leads-export', email, `${query.box}/${leads.length}`);
  const day = now().toISOString().slice(0, 10);
  return new Response(csv(leadTable(leads)), {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${query.box}-${day}.csv"`,
    },
  });
}

export { call as action, call as loader };
