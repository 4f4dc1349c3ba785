import { useMemo } from 'react';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { withOffer } from '#domain/calculator/editing/options.ts';
import { unpricedFeatures } from '#domain/calculator/editing/unpriced-features.ts';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { words } from './words.ts';

/** Options that visitors can tick and that have no price, or that nobody meant for that type. */
export function FeatureWarnings() {
  const draft = useDraft();
  const content = useDraftState(draft, (state) => state.content) as Configuration;
  const found = useMemo(() => unpricedFeatures(content), [content]);
  if (found.length === 0) return null;
  return (
    <div role="status" className="notice feature-warnings">
      <p>{words.warningTitle(found.length)}</p>
      <ul>
        {found.map((one) => (
          <li key={`${one.type} ${one.option}`}>
            {words.warning(one)}{' '}
            {one.reason === 'not-for-type' && (
              <button
                type="button"
                className="quiet-button"
                onClick={() => draft.replace(withOffer(content, one.option, one.type, true))}
              >
                {words.meant}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
