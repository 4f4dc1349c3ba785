import type { LoaderFunctionArgs } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { findEstimate, statusOf, UNLISTED } from './find-estimate.ts';

/** GET: the estimate as PDF, to be kept. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { state, estimate } = await findEstimate(args);
  if (state !== 'valid') return new Response(null, { status: statusOf[state], headers: UNLISTED });
  const bytes = await serverServicesOf(args).estimates.pdf(estimate);
  const day = estimate.madeAt.toISOString().slice(0, 10);
  const name = estimate.language === 'fr' ? 'estimation' : 'estimate';
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...UNLISTED,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}-${day}.pdf"`,
    },
  });
}
