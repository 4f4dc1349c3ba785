import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** For a form whose second sending would be refused: a double click sends it once. */
export function useSendOnce() {
  const { state } = useNavigation();
  const sent = useRef(false);
  useEffect(() => {
    if (state === 'idle') sent.current = false;
  }, [state]);
  return {
    busy: state === 'submitting',
    onSubmit(event: FormEvent) {
      if (sent.current) event.preventDefault();
      sent.current = true;
    },
  };
}
