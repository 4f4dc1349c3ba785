import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { calculatorQuery, readSelection, readStep } from '#domain/calculator/address.ts';
import type { Selection } from '#domain/calculator/choices.ts';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { useContent } from '../../shell/content.tsx';

/** A slider sends many changes a second; browsers refuse that many new addresses. */
const ADDRESS_PAUSE_MS = 150;

/**
 * Step and selection as the address says, and as the form on the page says since. The form is read
 * whole, so a choice made before the scripts ran counts too. The address follows the choices: a
 * reload keeps them, Back finds them, and a link to them can be sent.
 */
export function useSelection(configuration: Configuration) {
  const { language } = useContent();
  const { search, hash } = useLocation();
  const [changed, setChanged] = useState<{ search: string; selection: Selection }>();
  const query = new URLSearchParams(search);
  const step = readStep(query, language);
  const selection = changed?.search === search ? changed.selection : readSelection(query, configuration);
  const address = calculatorQuery(step, selection, configuration, language);
  const href = useHref({ search: address, hash });
  const hasChanged = changed?.search === search && address !== search;

  useEffect(() => {
    if (!hasChanged) return;
    const timer = setTimeout(() => writeAddress(href), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [href, hasChanged]);

  return {
    step,
    /** Changes when another step, or another selection for it, is shown. */
    shown: search,
    selection,
    address,
    readForm(form: HTMLFormElement) {
      const read = readSelection(textsOf(form), configuration);
      if (calculatorQuery(step, read, configuration, language) !== address) {
        setChanged({ search, selection: read });
      }
    },
    /** Without the pause: what is left behind must say what was chosen on it. */
    keepInAddress() {
      if (hasChanged) writeAddress(href);
    },
  };
}

function writeAddress(href: string): void {
  window.history.replaceState(window.history.state, '', href);
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return new URLSearchParams(fields);
}
