import type { ReactNode } from 'react';
import { useDraft, useField } from '../../editing/drafts.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { FieldsAt } from '../../fields/fields-at.tsx';
import { HtmlField } from './html-field.tsx';
import { words } from './words.ts';

interface SectionCardProps {
  /** The key of the section; it is its anchor on the page. */
  name: string;
  position: number;
  tools?: ReactNode;
}

/** One section of a legal text. The ways of contact of the legal notice are kept beside its sections. */
export function SectionCard({ name, position, tools }: SectionCardProps) {
  const draft = useDraft();
  const path = `sections.${name}`;
  const [title] = useField<string>(`${path}.title`);
  const methods = draft.name === 'legal' && name === 'contact' ? 'contact.methods' : `${path}.methods`;
  return (
    <li className="field-entry legal-entry" id={`${fieldId(draft.name, path)}-entry`}>
      <div className="field-entry-head">
        <h3 className="field-entry-title">{words.place(position, title)}</h3>
        <code className="field-path">{name}</code>
        {tools}
      </div>
      <div className="field-group">
        <FieldsAt paths={[`${path}.title`]} />
        <HtmlField path={`${path}.content`} />
        <details className="legal-lists">
          <summary>{words.lists}</summary>
          <FieldsAt paths={[`${path}.items`, methods]} />
        </details>
      </div>
    </li>
  );
}
