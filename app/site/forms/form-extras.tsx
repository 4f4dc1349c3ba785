import { useContent } from '../content.tsx';
import { visitText } from '../visit.ts';
import { formWords } from './form-words.ts';

/** What every form carries beside its questions: its token, the language, how the visit began, and a trap that people do not see. */
export function FormExtras({ token }: { token: string }) {
  const { language } = useContent();
  return (
    <>
      <input type="hidden" name="form" value={token} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="visit" ref={noteVisit} />
      <label className="absolute -left-[200vw]" aria-hidden="true">
        {formWords[language].trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

function noteVisit(field: HTMLInputElement | null): void {
  if (field) field.value = visitText();
}
