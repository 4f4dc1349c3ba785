import { Form } from 'react-router';
import { languages } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { Field } from '../../../ui/field.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { words } from './words.ts';

type Template = Awaited<ReturnType<Services['replyTemplates']['list']>>[number];

/** A template in the list; it opens to be changed. */
export function StoredTemplate({ template }: { template: Template }) {
  const { id, name, language } = template;
  return (
    <details className="admin-card">
      <summary>
        <strong>{name}</strong> <span className="list-tag">{words.languages[language]}</span>
      </summary>
      <div className="mt-4 grid gap-4">
        <TemplateForm key={template.updated_at} template={template} submit={words.save} />
        <div>
          <ConfirmedAction
            label={words.remove}
            title={words.removeTitle(name)}
            text={words.removeText}
            confirm={words.removeConfirm}
            intent="remove"
            fields={{ id }}
          />
        </div>
      </div>
    </details>
  );
}

/** Name, language and text of a template, stored or new. */
export function TemplateForm({ template, submit }: { template?: Template; submit: string }) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid gap-4"
      aria-label={template ? words.edit(template.name) : words.newTitle}
    >
      <input type="hidden" name="id" value={template?.id ?? ''} />
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <Field label={words.name}>
          {(control) => (
            <input {...control} name="name" required maxLength={100} defaultValue={template?.name} />
          )}
        </Field>
        <Field label={words.language}>
          {(control) => (
            <select {...control} name="language" defaultValue={template?.language ?? 'fr'}>
              {languages.map((language) => (
                <option key={language} value={language}>
                  {words.languages[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={words.text} help={words.textHelp}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={6}
            required
            maxLength={20_000}
            defaultValue={template?.text}
          />
        )}
      </Field>
      <button type="submit" name="intent" value="save" className="button button-small justify-self-start">
        {submit}
      </button>
    </Form>
  );
}
