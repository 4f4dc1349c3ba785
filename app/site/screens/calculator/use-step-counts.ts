import { useEffect, useRef } from 'react';
import type { Step } from '#domain/calculator/steps.ts';
import { findPage } from '#domain/pages.ts';
import type { StepEvent } from '#domain/statistics/step-count.ts';
import { useContent } from '../../content.tsx';
import { visitText } from '../../visit.ts';

/** Tells the server how far somebody came and with which choices they left: no name, no cookie. */
export function useStepCounts({ step, address }: { step: Step; address: string }): void {
  const { language } = useContent();
  const latest = useRef(address);

  useEffect(() => {
    latest.current = address;
  }, [address]);

  useEffect(() => {
    if (step) tell('arrived', latest.current, language);
  }, [step, language]);

  useEffect(() => {
    const leave = () => tell('left', latest.current, language);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // Whoever is on the page of their estimate has sent a request: that is counted there.
      if (findPage(window.location.pathname)?.page.id !== 'estimate') leave();
    };
  }, [language]);
}

function tell(event: StepEvent, search: string, language: string): void {
  navigator.sendBeacon(
    '/api/calculator-steps',
    JSON.stringify({ event, search, language, visit: visitText() }),
  );
}
