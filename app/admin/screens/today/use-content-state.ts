import { useEffect, useState } from 'react';
import type { Services } from '#server/services.ts';
import { apiFetch } from '../../http/api-fetch.ts';

type ContentState = Awaited<ReturnType<Services['today']['content']>>;

/** Asked for after the page, which does not wait for it. Undefined until it is known, null where it cannot be told. */
export function useContentState(): ContentState | null | undefined {
  const [state, setState] = useState<ContentState | null>();
  useEffect(() => {
    let isShown = true;
    const show = (found: ContentState | null) => isShown && setState(found);
    apiFetch('/api/content-state')
      .then((response) => (response?.ok ? response.json() : null))
      .then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, []);
  return state;
}
