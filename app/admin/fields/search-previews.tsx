import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useContentLanguage } from './content-language.tsx';
import { seoWords } from './seo-words.ts';

interface Texts {
  title: string;
  description: string;
}

interface SearchPreviewsProps {
  /** The path of the page. */
  address: string;
  search: Texts;
  /** What a shared link shows; without an image where the page has none for it. */
  shared: Texts & { image?: string };
}

/** How search engines and social networks will show a page. */
export function SearchPreviews({ address, search, shared }: SearchPreviewsProps) {
  const language = useContentLanguage();
  // The back office lives under the address of the site itself.
  const host = useHydrated() ? location.host : '';
  return (
    <div className="seo-previews" lang={language}>
      <figure>
        <figcaption lang="fr">{seoWords.search}</figcaption>
        <div className="seo-result">
          <p className="seo-address">{[host, ...address.split('/').filter(Boolean)].join(' › ')}</p>
          <p className="seo-result-title">{search.title || seoWords.noTitle}</p>
          <p className="seo-result-text">{search.description || seoWords.noDescription}</p>
        </div>
      </figure>
      <figure>
        <figcaption lang="fr">{seoWords.social}</figcaption>
        <div className="seo-card">
          <SharedImage key={shared.image} address={shared.image} />
          <div className="seo-card-text">
            <p className="seo-address">{host}</p>
            <p className="seo-card-title">{shared.title || seoWords.noTitle}</p>
            <p className="seo-result-text">{shared.description || seoWords.noDescription}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

function SharedImage({ address }: { address?: string }) {
  const [broken, setBroken] = useState(false);
  if (!address || broken)
    return (
      <p lang="fr" className="seo-card-note">
        {address ? seoWords.brokenImage : seoWords.noImage}
      </p>
    );
  return <img src={address} alt="" className="seo-card-image" onError={() => setBroken(true)} />;
}
