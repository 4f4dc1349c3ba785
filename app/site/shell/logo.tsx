import { Link } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../content.tsx';

export function Logo() {
  const { common, language } = useContent();
  return (
    <Link
      to={pathTo('home', language)}
      className="flex items-center gap-3 font-display text-[1.22rem] leading-none font-bold tracking-tight whitespace-nowrap"
    >
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path
          d="M3 8h28v5a4.7 4.7 0 0 1-9.33 0 4.7 4.7 0 0 1-9.34 0A4.7 4.7 0 0 1 3 13z"
          className="fill-awning"
        />
        <path d="M6 18.5v11h22v-11" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M3 5h28v3H3z" fill="currentColor" />
      </svg>
      <span className="max-[30rem]:sr-only md:max-lg:sr-only">{common.agency.name}</span>
    </Link>
  );
}
