import { useEffect, useRef, useState } from 'react';

/** What a call answers: undefined until it has, and whether it failed. Asked again when `of` is another. */
export function useLoaded<T>(load: () => Promise<T>, of: unknown): [loaded: T | undefined, failed: boolean] {
  const [state, setState] = useState<{ loaded?: T; failed: boolean }>({ failed: false });
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what the call depends on
  useEffect(() => {
    let wanted = true;
    latest.current().then(
      (loaded) => wanted && setState({ loaded, failed: false }),
      () => wanted && setState({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  return [state.loaded, state.failed];
}
