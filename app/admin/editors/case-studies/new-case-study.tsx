import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { blankCaseStudy, translatedCaseStudy } from '#domain/case-studies/blank-case-study.ts';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import type { Language } from '#domain/languages.ts';
import { Field } from '../../../ui/field.tsx';
import { apiFetch } from '../../http/api-fetch.ts';
import { addressOf } from '../../shell/address.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { CaseStudiesData } from './load-case-studies.ts';
import { words } from './words.ts';

/** A study begins with its title, as a working copy, and opens for writing; a translation with all of its source. */
export function NewCaseStudy({ loaded, onClose }: { loaded: CaseStudiesData; onClose(): void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const source = loaded.source?.document.content as CaseStudy | undefined;
  const [title, setTitle] = useState(source?.title ?? '');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const create = async () => {
    if (title.trim() === '' || state === 'busy') return;
    setState('busy');
    const id = await store(loaded, title.trim());
    if (id) navigate(addressOf(location, `case-studies/${id}`), { state: { editing: true } });
    else setState('failed');
  };
  return (
    <FormDialog
      title={source ? words.translateTitle(source.title) : words.createTitle}
      submit={words.createSubmit}
      disabled={title.trim() === '' || state === 'busy'}
      onSubmit={create}
      onClose={onClose}
    >
      <Field
        label={words.createField}
        help={words.createHelp}
        error={state === 'failed' ? words.createFailed : undefined}
      >
        {(control) => (
          <input
            {...control}
            value={title}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Names that the list does not show may be taken too, by a study that was deleted: then the next one is tried. */
async function store(
  { language, studies, source }: CaseStudiesData,
  title: string,
): Promise<string | undefined> {
  const taken = studies.flatMap(({ id, slug }) => [id, slug]);
  for (let tries = 0; tries < 5; tries += 1) {
    const study = source
      ? translatedCaseStudy(source.document.content as CaseStudy, { title, taken })
      : blankCaseStudy({ title, year: String(new Date().getFullYear()), taken });
    const status = await put(language, study);
    if (status === 200) return study.id;
    if (status !== 409) return undefined;
    taken.push(study.id);
  }
  return undefined;
}

/** The version of a study that nobody has written. */
const NOTHING_YET = '0:';

async function put(language: Language, study: { id: string }): Promise<number | undefined> {
  const response = await apiFetch(`/api/working-copies/case-studies/${language}/${study.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: study, basedOn: NOTHING_YET }),
  });
  return response?.status;
}
