import { type FocusEvent, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { ALT_MAX } from '#domain/images/image-rules.ts';
import { languages } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { Field } from '../../../ui/field.tsx';
import { Allowed } from '../../administrator.tsx';
import type { ActionResult } from '../../screen-action.ts';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { FormNotice } from '../../ui/form-notice.tsx';
import { type MediaQuery, useMediaAddress } from './query.ts';
import { ReplaceButton } from './replace-button.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Uses } from './uses.tsx';
import { words } from './words.ts';

type OpenImage = NonNullable<Awaited<ReturnType<Services['media']['read']>>>;

/** One image: what it shows, where, and what can be done with it. */
export function ImagePanel({ query, image }: { query: MediaQuery; image: OpenImage }) {
  const address = useMediaAddress();
  const online = image.uses.filter(({ state }) => state === 'live').length;
  return (
    <article className="media-panel admin-card">
      <header className="flex items-center gap-3">
        <h2 className="mr-auto text-lg">{image.slug}</h2>
        <Link to={address({ ...query, open: '' })} preventScrollReset className="quiet-button">
          {words.close}
        </Link>
      </header>
      <Thumbnail image={image} sizes="24rem" className="media-large" />
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        {words.size(image.width, image.height)}
        <CopyAddress address={image.address} />
      </p>
      <Allowed right="publish" otherwise={<p className="text-ink-soft">{words.ownerChanges}</p>}>
        <AltForm image={image} />
      </Allowed>
      <Uses uses={image.uses} />
      <Allowed right="publish">
        <ReplaceButton id={image.id} />
        <div>
          <ConfirmedAction
            label={words.remove}
            title={words.removeTitle}
            text={words.removeText(online, image.uses.length - online)}
            confirm={words.removeConfirm}
            intent="remove"
            fields={{ id: image.id, shownIn: String(image.uses.length) }}
          />
        </div>
      </Allowed>
    </article>
  );
}

function CopyAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}

/** What was written is kept when its field is left too: another image is one click away. */
function AltForm({ image }: { image: OpenImage }) {
  const fetcher = useFetcher<ActionResult>();
  const keep = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue)
      fetcher.submit(currentTarget);
  };
  return (
    <Form method="post" className="grid gap-3" onBlur={keep}>
      <h3 className="list-label">{words.altTitle}</h3>
      <p className="text-ink-soft text-sm">{words.altHelp}</p>
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="id" value={image.id} />
      {languages.map((language) => (
        <Field key={language} label={words.alt[language]}>
          {(control) => (
            <input
              {...control}
              name={language}
              lang={language}
              maxLength={ALT_MAX}
              defaultValue={image[`alt_${language}`]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      {fetcher.data?.error && <FormNotice result={fetcher.data} />}
      <button type="submit" className="quiet-button justify-self-start">
        {words.save}
      </button>
    </Form>
  );
}
