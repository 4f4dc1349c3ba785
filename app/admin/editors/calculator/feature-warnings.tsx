import { useMemo } from 'react';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { unpricedFeatures } from '#domain/calculator/unpriced-features.ts';
import { useDraft, useDraftState } from '../../editing/drafts.tsx';
import { words } from './words.ts';

/** Names that visitors can tick and that have no price of their own, or none for that type. */
export function FeatureWarnings() {
  const content = useDraftState(useDraft(), (state) => state.content) as Configuration;
  const found = useMemo(() => unpricedFeatures(content), [content]);
  if (found.length === 0) return null;
  return (
    <div role="status" className="notice feature-warnings">
      <p>{words.warningTitle(found.length)}</p>
      <ul>
        {found.map((one) => (
          <li key={`${one.type} ${one.name}`}>{words.warning(one)}</li>
        ))}
      </ul>
    </div>
  );
}
