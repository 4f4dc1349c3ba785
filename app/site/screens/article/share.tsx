import { useState } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import { useScriptOnly } from '../../../ui/use-script-only.ts';
import { useContent } from '../../content.tsx';

export interface Shared {
  /** The absolute address of the article. */
  address: string;
  links: { name: string; href: string }[];
}

interface ShareProps extends Shared {
  texts: SectionContent<'blog'>['article'];
}

export function Share({ address, links, texts }: ShareProps) {
  const { words } = useContent();
  return (
    <div id="share" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-display font-bold lg:w-full">{texts.share}</p>
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
      <CopyLink address={address} texts={texts} />
    </div>
  );
}

/** Where the browser does not let us copy, the address stands there to be copied by hand. */
function CopyLink({ address, texts }: Pick<ShareProps, 'address' | 'texts'>) {
  const [said, setSaid] = useState('');
  const scriptOnly = useScriptOnly();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(texts.linkCopied);
    } catch {
      setSaid(address);
    }
  };
  return (
    <>
      <button type="button" onClick={copy} className={`text-link underline ${scriptOnly}`}>
        {texts.copyLink}
      </button>
      <span role="status" className="wrap-anywhere">
        {said}
      </span>
    </>
  );
}
