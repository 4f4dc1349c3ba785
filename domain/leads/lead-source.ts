import { referrerHost, sitePage } from '../statistics/page-view.ts';
import { type DeviceClass, deviceClass } from './device-class.ts';

/** How a visit began; `''` for what is not known. Nothing of it can tell who it was. */
export interface Visit {
  first_page: string;
  /** The host that led here, never a whole address. */
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/** Where a lead came from, named as its columns. */
export interface LeadSource extends Visit {
  /** The one with the form. */
  page: string;
  device: DeviceClass | '';
}

export const unknownVisit: Visit = {
  first_page: '',
  referrer: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
};
export const unknownSource: LeadSource = { ...unknownVisit, page: '', device: '' };

/** More than a page of ours ever sends. */
const VISIT_LENGTH = 2000;

/** A few words. No `@`, `:` or `/`: neither an address of somebody nor one of a page. */
const TAG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._+|-]{0,79}$/u;

/**
 * What a page tells of its visit (`app/site/visit.ts`): `page=/blog&from=https://…&utm_source=…`. Whatever is not
 * what it should be is dropped: nobody is refused because of it.
 */
export function readVisit(sent: unknown, siteUrl: string): Visit {
  if (typeof sent !== 'string' || sent.length > VISIT_LENGTH) return unknownVisit;
  const fields = new URLSearchParams(sent);
  const tag = (name: string) => {
    const text = fields.get(name)?.trim() ?? '';
    return TAG.test(text) ? text : '';
  };
  const from = fields.get('from') ?? '';
  return {
    first_page: ownPage(from, siteUrl) || (sitePage(fields.get('page') ?? '')?.path ?? ''),
    referrer: referrerHost(from, siteUrl),
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
  };
}

interface LeadRequest {
  visit: unknown;
  /** Where the form may stand, best known first: paths, or whole addresses of this site. */
  addresses: readonly string[];
  userAgent: string;
}

export function leadSource({ visit, addresses, userAgent }: LeadRequest, siteUrl: string): LeadSource {
  const pages = addresses.map((address) => ownPage(address, siteUrl));
  return {
    ...readVisit(visit, siteUrl),
    page: pages.find(Boolean) ?? '',
    device: deviceClass(userAgent),
  };
}

/** The campaign where there is one, else the host that led here; `''` for neither. */
export function sourceName({ referrer, utm_source, utm_medium, utm_campaign }: Visit): string {
  return [utm_source, utm_campaign].filter(Boolean).join(' · ') || utm_medium || referrer;
}

/** The page of ours that an address shows, `''` for any other. */
function ownPage(address: string, siteUrl: string): string {
  if (address === '' || !URL.canParse(address, siteUrl)) return '';
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === new URL(siteUrl).origin ? (sitePage(pathname)?.path ?? '') : '';
}
