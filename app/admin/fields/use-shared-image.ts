import { useEffect, useState } from 'react';

/**
 * The image that a shared link to a page shows, as the page itself says in its head. Asked only
 * once somebody looks: most visits to an editor never reach its end.
 */
export function useSharedImage(page: string, wanted: boolean): string | undefined {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    const asking = new AbortController();
    fetch(page, { signal: asking.signal })
      .then(async (response) => setImage(sharedImageIn(await response.text())))
      .catch(() => {});
    return () => asking.abort();
  }, [page, wanted]);
  return image;
}

/**
 * As an address below this site, wherever the public site says that it lives. Read without a parser:
 * one would apply the styles of the page, which the policy of this one forbids.
 */
function sharedImageIn(html: string): string | undefined {
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return address && new URL(address.replaceAll('&amp;', '&'), location.origin).pathname;
}
