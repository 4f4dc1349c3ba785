let visit = '';

/**
 * How this visit began, for whoever is told of it (`domain/leads/lead-source.ts` reads it): the first page, what led
 * there without its query, and the tags of a campaign. In memory only: a page that is loaded anew begins again.
 */
export function visitText(): string {
  visit ||= [
    `page=${location.pathname}`,
    `from=${document.referrer.split('?')[0]}`,
    ...(location.search.match(/utm_(source|medium|campaign)=[^&]*/g) ?? []),
  ].join('&');
  return visit;
}
