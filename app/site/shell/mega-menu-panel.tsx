import { useState } from 'react';
import { Link } from 'react-router';
import { callLabel } from '#domain/content/menu.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useContent } from '../content.tsx';

/** A card names at most this many features. */
export const MEGA_MENU_FEATURES = 3;

type Menu = SectionContent<'services'>['megaMenu'];

export function MegaMenuPanel({ menu, onFollow }: { menu: Menu; onFollow(): void }) {
  const [shown, setShown] = useState(0);
  const category = menu.categories[shown];
  return (
    <div id="mega-menu" className="absolute inset-x-0 top-full pt-1 text-base whitespace-normal">
      <div className="page max-h-[calc(100dvh-9.5rem)] overflow-x-hidden overflow-y-auto overscroll-contain rounded-b-xl border-[6px] border-t-0 border-frame bg-window shadow-2xl">
        <div className="awning awning-small -mx-1" aria-hidden="true" />
        <div className="grid gap-6 p-6 lg:grid-cols-[1fr_15rem] lg:gap-8 lg:p-8">
          <div>
            <p className="font-display text-2xl font-bold">{menu.title}</p>
            <p className="mt-1 text-ink-soft">{menu.subtitle}</p>
            <Tabs
              label={menu.title}
              tabs={menu.categories.map(({ title }) => title)}
              shown={shown}
              onShow={setShown}
              panelClass="mt-5 grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-4"
            >
              {category?.items.map((item) => (
                <ServiceCard key={item.title} item={item} onFollow={onFollow} />
              ))}
            </Tabs>
          </div>
          <MenuCall menu={menu} onFollow={onFollow} />
        </div>
      </div>
    </div>
  );
}

function ServiceCard({
  item,
  onFollow,
}: {
  item: Menu['categories'][number]['items'][number];
  onFollow(): void;
}) {
  const { common, href } = useContent();
  return (
    <article className="flex flex-col rounded-t-3xl border-2 border-line p-4 xl:p-5">
      <Icon name={item.icon} className="size-8 text-brass" />
      <h3 className="mt-3 text-lg">{item.title}</h3>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{item.description}</p>
      <ul className="mt-2 mb-3 list-disc pl-5 text-[0.92rem]">
        {item.features.slice(0, MEGA_MENU_FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link to={href(item.link)} onClick={onFollow} className="text-link mt-auto text-[0.95rem]">
        {common.header.learnMore}
        <span className="sr-only"> : {item.title}</span>
        <Arrow />
      </Link>
    </article>
  );
}

function MenuCall({ menu, onFollow }: { menu: Menu; onFollow(): void }) {
  const { language } = useContent();
  return (
    <div className="grid items-center gap-x-6 gap-y-1 rounded-lg bg-wall-2 p-5 max-lg:grid-cols-[1fr_auto] lg:content-center lg:p-6">
      <p className="font-display text-xl font-bold">{menu.cta.title}</p>
      <p className="text-[0.95rem] text-ink-soft max-lg:row-start-2">{menu.cta.description}</p>
      <Link
        to={pathTo('contact', language)}
        onClick={onFollow}
        className="button button-small max-lg:row-span-2 lg:mt-4"
      >
        {callLabel(menu.cta)}
      </Link>
    </div>
  );
}
