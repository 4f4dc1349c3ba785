import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showField } from '../fields/show-field.ts';

/** An address that names a field opens its editor at that field, ready to write, once fields take what is written. */
export function useJumpToField(isReady = true): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be asked for twice
  useEffect(() => {
    const field = isReady && hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (field) showField(field);
  }, [hash, key, isReady]);
}
