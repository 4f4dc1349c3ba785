interface Shared {
  /** The absolute address of the page. */
  address: string;
  title: string;
  excerpt: string;
}

/** Where a page is shared, opened by the visitor: no script of these sites ever runs here. */
export function shareLinks({ address, title, excerpt }: Shared): { name: string; href: string }[] {
  const to = (site: string, parameters: Record<string, string>) =>
    `${site}?${new URLSearchParams(parameters)}`;
  return [
    { name: 'Facebook', href: to('https://www.facebook.com/sharer/sharer.php', { u: address }) },
    {
      name: 'Twitter',
      href: to('https://twitter.com/intent/tweet', { url: address, text: `${title} – ${excerpt}` }),
    },
    { name: 'LinkedIn', href: to('https://www.linkedin.com/sharing/share-offsite/', { url: address }) },
    { name: 'WhatsApp', href: to('https://wa.me/', { text: `${title} ${address}` }) },
  ];
}
