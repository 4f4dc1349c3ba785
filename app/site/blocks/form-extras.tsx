import { useEffect, useState } from 'react';
import { useContent } from '../shell/content.tsx';

/**
 * What a form carries beside its questions: the language, a trap that people do not see, and a mark
 * by which the server knows a repeated submit. Without scripts there is no mark, and it is taken too.
 */
export function FormExtras() {
  const { language, words } = useContent();
  const [mark, setMark] = useState('');
  useEffect(() => {
    const gone = new AbortController();
    fetch('/api/form', { signal: gone.signal })
      .then((answer) => answer.json())
      .then(({ form }) => setMark(form))
      .catch(() => {});
    return () => gone.abort();
  }, []);
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="form" value={mark} />
      <div className="hidden">
        <label>
          {words.forms.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
