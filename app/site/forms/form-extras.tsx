import { useContent } from '../content.tsx';

/** What every form carries beside its questions: its token, the language, and a trap that people do not see. */
export function FormExtras({ token }: { token: string }) {
  const { language, words } = useContent();
  return (
    <>
      <input type="hidden" name="form" value={token} />
      <input type="hidden" name="language" value={language} />
      <label className="absolute -left-[200vw]" aria-hidden="true">
        {words.forms.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
