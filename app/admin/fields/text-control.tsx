import type { TextShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';

interface TextControlProps {
  shape: TextShape;
  language: Language;
  value: string;
  onText(text: string): void;
  /** What joins it to its label, its page and what is wrong with it. */
  control: { id: string; 'aria-label'?: string; 'aria-invalid'?: true; 'data-field'?: string };
  readOnly?: boolean;
}

/** One line, or a text that grows with what is written. */
export function TextControl({
  shape: { kind, max },
  language,
  value,
  onText,
  control,
  readOnly,
}: TextControlProps) {
  const isLong = kind === 'long-text' || kind === 'rich-text';
  const common = { ...control, lang: language, value, maxLength: max, readOnly };
  return isLong ? (
    <textarea
      {...common}
      rows={2}
      className="field field-long"
      onChange={({ target }) => onText(target.value)}
    />
  ) : (
    <input {...common} type="text" className="field" onChange={({ target }) => onText(target.value)} />
  );
}
