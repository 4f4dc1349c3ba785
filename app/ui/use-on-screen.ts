import { type RefCallback, useCallback, useState } from 'react';

/** Whether any of an element can be seen; false until the page is hydrated. */
export function useOnScreen(): [watch: RefCallback<Element>, onScreen: boolean] {
  const [onScreen, setOnScreen] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, onScreen];
}
