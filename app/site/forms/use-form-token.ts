import { useCallback, useRef, useState } from 'react';

/** The first token that this page was given, whichever form asked. */
let mark = '';

/** What this page calls itself, to be told from others at the same address. */
export const markOfPage = () => mark;

/**
 * The token of this form, by which a repeated submit is recognised. Pages are kept for all visitors and a
 * token is for one: it is asked for when somebody begins to fill in. Without one the form is taken too.
 */
export function useFormToken() {
  const [token, setToken] = useState('');
  const asked = useRef(false);

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    const { form } = await fetch('/api/form')
      .then((response) => response.json() as Promise<{ form: string }>)
      .catch(() => ({ form: '' }));
    mark ||= form;
    setToken(form);
  }, []);

  /** What is written next is a message of its own. */
  const forget = useCallback(() => {
    asked.current = false;
    setToken('');
  }, []);

  return { token, ask, forget };
}
