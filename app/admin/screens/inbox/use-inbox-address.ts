import { useLocation } from 'react-router';
import { type InboxQuery, inboxAddress } from '#domain/leads/inbox.ts';
import { addressOf } from '../../shell/address.ts';

/** Makes the address of a view of the inbox, under the start of address where one is. */
export function useInboxAddress(): (query: InboxQuery) => string {
  const location = useLocation();
  return (query) => {
    const [path = '', search] = inboxAddress(query).split('?');
    const [start, language] = addressOf(location, path).split('?');
    return [start, [language, search].filter(Boolean).join('&')].filter(Boolean).join('?');
  };
}
