import { useCallback, useEffect, useState } from 'react';

/**
 * The mark of this form, by which a repeated submit is recognised: the one the page came with, else
 * one that is asked for. Without an answer the form is sent unmarked, and taken too.
 */
export function useFormMark(rendered = '') {
  const [mark, setMark] = useState(rendered);

  const renew = useCallback(async () => {
    const answer = await fetch('/api/form').then(
      (response) => response.json() as Promise<{ form: string }>,
      () => ({ form: '' }),
    );
    setMark(answer.form);
  }, []);

  useEffect(() => {
    if (!rendered) void renew();
  }, [rendered, renew]);

  return { mark, renew };
}
