import { useEffect } from 'react';

/** Behind the last part of the page: once React has it too, the page has started, and says so to moment-script.ts. */
export function StartedMark() {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return null;
}
