import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendImage } from './send-image.ts';
import { words } from './words.ts';

interface Results {
  added: number;
  /** What was refused and why, a line each. */
  refused: readonly string[];
}

const NOTHING: Results = { added: 0, refused: [] };

/** Sends images one after another, and shows each as soon as it is there. */
export function useUploads() {
  const { revalidate } = useRevalidator();
  const waiting = useRef<File[]>([]);
  const [current, setCurrent] = useState<string>();
  const [results, setResults] = useState(NOTHING);

  const add = useCallback(
    async (files: readonly File[]) => {
      const busy = waiting.current.length > 0;
      waiting.current.push(...files);
      if (busy || files.length === 0) return;
      setResults(NOTHING);
      for (let file = waiting.current[0]; file; file = waiting.current[0]) {
        const { name } = file;
        setCurrent(name);
        const { error } = await sendImage(file);
        setResults(({ added, refused }) =>
          error
            ? { added, refused: [...refused, words.refused(name, error)] }
            : { added: added + 1, refused },
        );
        waiting.current.shift();
        await revalidate();
      }
      setCurrent(undefined);
    },
    [revalidate],
  );

  return { add, current, results };
}
