import type { LoaderFunctionArgs } from 'react-router';
import { isExpired } from '#domain/calculator/validity.ts';
import type { StoredEstimate } from '#server/estimates/estimate-service.ts';
import { serverServicesOf } from '../../../http/services.ts';

/** For whoever knows the address: no cache keeps it, no search engine lists it. */
export const UNLISTED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export type Found =
  | { state: 'valid' | 'expired'; estimate: StoredEstimate }
  | { state: 'missing'; estimate?: undefined };

/** What an address shows: 200, 410 once the thirty days are over, 404 for one that we never gave. */
export const statusOf = { valid: 200, expired: 410, missing: 404 } as const;

export async function findEstimate(args: LoaderFunctionArgs): Promise<Found> {
  const { estimates, now } = serverServicesOf(args);
  const estimate = await estimates.find(args.params.slug ?? '');
  if (!estimate) return { state: 'missing' };
  return { state: isExpired(estimate.madeAt, now()) ? 'expired' : 'valid', estimate };
}
