import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Draft } from './draft.ts';
import { saveAll } from './save-status.tsx';

/** Going elsewhere waits for the save under way, but not for a dead network: the local copy stays. */
const LEAVE_AFTER_MS = 4000;

/** Sends what is unsaved before another screen, section or language opens. */
export function useSaveBeforeLeaving(drafts: readonly Draft[]): void {
  const blocker = useBlocker(() => drafts.some((draft) => draft.isTouched()));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const patience = new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS));
    void Promise.race([saveAll(drafts), patience]).then(blocker.proceed);
  }, [blocker, drafts]);
}
