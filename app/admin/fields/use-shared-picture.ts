import { useEffect, useState } from 'react';

/**
 * The picture that a shared link to a page shows, as the page itself says in its head. Asked only
 * once somebody looks: most visits to an editor never reach its end.
 */
export function useSharedPicture(page: string, wanted: boolean): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    fetch(page, { signal: asking.signal })
      .then(async (answer) => setPicture(sharedPictureIn(await answer.text())))
      .catch(() => {});
    return () => asking.abort();
  }, [page, wanted]);
  return picture;
}

/**
 * As an address below this site, wherever the public site says that it lives. Read without a parser:
 * one would apply the styles of the page, which the policy of this one forbids.
 */
function sharedPictureIn(html: string): string | undefined {
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return address && new URL(address.replaceAll('&amp;', '&'), location.origin).pathname;
}
