import { Link } from 'react-router';
import { useContent } from '../../content.tsx';

export function PopularLinks({ title, links }: { title: string; links: { label: string; url: string }[] }) {
  const { href } = useContent();
  return (
    <nav aria-labelledby="popular-title" className="mt-12">
      <h2 id="popular-title" className="text-[1.3em]">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link to={href(url)} className="text-link py-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
