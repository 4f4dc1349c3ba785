import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { editingWords as words } from '../../editing/words.ts';
import { addressOf } from '../../shell/address.ts';
import type { Banner } from './entry-banner.tsx';

/** Says that a draft is gone, with the way to have it back. */
export function useOfferBack(onBanner: (banner: Banner) => void) {
  const { revalidate } = useRevalidator();
  return (bringBack: () => Promise<boolean>) => {
    const undo = async () => {
      const done = await bringBack();
      onBanner(
        done ? { kind: 'done', text: words.broughtBack } : { kind: 'failed', text: words.bringBackFailed },
      );
      await revalidate();
    };
    const action = (
      <button type="button" className="text-link underline" onClick={() => void undo()}>
        {words.bringBack}
      </button>
    );
    onBanner({ kind: 'done', text: words.discarded, action });
  };
}

/** For an entry whose draft was all there was of it: back to the list, where the draft can be had back. */
export function useDraftGone(list: 'articles' | 'case-studies', onBanner: (banner: Banner) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const offerBack = useOfferBack(onBanner);
  return async (bringBack: () => Promise<boolean>) => {
    offerBack(bringBack);
    await navigate(addressOf(location, list));
  };
}
