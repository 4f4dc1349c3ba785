'use client';
import { usePathname } from 'next/navigation';
import { SiteHeader } from '#app/site/shell/header.jsx';

/** One layout is around all pages: which of them it is around, it learns in the browser. */
export function Header({ languageHrefs, megaMenu }) {
  return <SiteHeader languageHref={languageHrefs[usePathname()]} megaMenu={megaMenu} reduced={false} />;
}
