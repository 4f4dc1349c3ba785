import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Selection } from '#domain/calculator/choices.ts';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { calculatorQuery, readSelection, readStep } from '#domain/calculator/query.ts';
import { useAddressQuery } from '../../address-query.ts';
import { useContent } from '../../content.tsx';

/** Fetched when there is something to keep or to find: the page is shown without. */
const loadKept = () => import('../../forms/kept.ts');

/**
 * Step and selection as the address says, and as the form on the page says since. The form is read
 * whole, so a choice made before the scripts ran counts too. The address follows the choices: a
 * reload keeps them, Back finds them, and a link to them can be sent. Whoever comes back to the bare address finds
 * what was chosen last in this browser and not sent.
 */
export function useSelection(configuration: Configuration) {
  const { language } = useContent();
  const { search } = useLocation();
  const written = useAddressQuery();
  const [changed, setChanged] = useState<{ search: string; selection: Selection }>();
  const query = new URLSearchParams(search);
  const step = readStep(query);
  const selection = changed?.search === search ? changed.selection : readSelection(query, configuration);
  const addressOf = (chosen: Selection) => calculatorQuery(step, chosen, configuration, language);
  const address = addressOf(selection);
  const navigate = useNavigate();
  const resume = useEffectEvent(async () => {
    if (search || !localStorage.typed) return;
    const last = (await loadKept()).kept<string>('calculator');
    if (last) navigate(last, { replace: true });
  });
  useEffect(() => void resume().catch(() => {}), []);
  const first = useRef(written.query);
  useEffect(() => {
    if (written.query === first.current) return;
    loadKept().then(
      ({ keep }) => keep('calculator', written.query),
      () => {},
    );
  }, [written.query]);

  return {
    step,
    /** Changes when another step, or another selection for it, is shown. */
    shown: search,
    selection,
    address,
    readForm(form: HTMLFormElement) {
      const read = readSelection(textsOf(form), configuration);
      if (addressOf(read) !== address) setChanged({ search, selection: read });
    },
    /** An address that says the same stays as it is, however short. */
    keepInAddress(form: HTMLFormElement) {
      const chosen = addressOf(readSelection(textsOf(form), configuration));
      const kept = readSelection(new URLSearchParams(written.query), configuration);
      if (chosen !== addressOf(kept)) written.replaceQuery(chosen);
    },
  };
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return new URLSearchParams(fields);
}
