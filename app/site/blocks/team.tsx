import { initialsOf } from '#domain/images/initials.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { useContent } from '../content.tsx';
import { SectionHeading } from './section-heading.tsx';

interface TeamProps {
  title: string;
  subtitle: string;
  members: { name: string; role: string; image: string; bio?: string }[];
  /** The team is being read. */
  loading?: boolean;
}

/** The members of the team, with portrait, role and biography; drawn as people behind a shop window. */
export function Team({ title, subtitle, members, loading = false }: TeamProps) {
  const { team } = useContent().common;
  const line = loading ? team.loading : members.length === 0 ? team.unavailable : subtitle;
  return (
    <section id="team" className="page band">
      <SectionHeading title={title} subtitle={line} />
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {members.map(({ name, role, image, bio }) => (
          <li key={name}>
            <div className="shop-window shine aspect-[4/5]">
              <Portrait
                name={name}
                {...shownImage(image)}
                sizes="(min-width: 1024px) 280px, (min-width: 640px) 45vw, 90vw"
                initials={initialsOf(name)}
                className="size-full object-cover"
              />
            </div>
            <h3 className="mt-7 text-[1.3em]">{name}</h3>
            <p className="font-semibold text-brass">{role}</p>
            {bio && <p className="mt-2 text-[0.97rem] text-ink-soft">{bio}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
