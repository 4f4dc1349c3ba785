import { useContent } from '../../content.tsx';

export function Share({ links, title }: { links: { name: string; href: string }[]; title: string }) {
  const { words } = useContent();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="font-display font-bold lg:w-full">{title}</span>
      {links.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${words.newTab}`}
          className="text-link underline"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
