import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that names a field opens its editor at that field, ready to write. */
export function useJumpToField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be asked for twice
  useEffect(() => {
    const field = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}
