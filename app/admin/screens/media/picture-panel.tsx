import { type FocusEvent, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { ALT_MAX } from '#domain/images/picture-rules.ts';
import { languages } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { Field } from '../../../ui/field.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { type MediaQuery, useMediaAddress } from './query.ts';
import { ReplaceButton } from './replace-button.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Uses } from './uses.tsx';
import { words } from './words.ts';

type OpenPicture = NonNullable<Awaited<ReturnType<Services['media']['read']>>>;

/** One picture: what it shows, where, and what can be done with it. */
export function PicturePanel({ query, picture }: { query: MediaQuery; picture: OpenPicture }) {
  const address = useMediaAddress();
  const online = picture.uses.filter(({ state }) => state === 'live').length;
  return (
    <article className="media-panel admin-card">
      <header className="flex items-center gap-3">
        <h2 className="mr-auto text-lg">{picture.slug}</h2>
        <Link to={address({ ...query, open: '' })} preventScrollReset className="quiet-button">
          {words.close}
        </Link>
      </header>
      <Thumbnail picture={picture} sizes="24rem" className="media-large" />
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        {words.size(picture.width, picture.height)}
        <CopyAddress address={picture.address} />
      </p>
      <AltForm picture={picture} />
      <Uses uses={picture.uses} />
      <ReplaceButton id={picture.id} />
      <div>
        <ConfirmedAction
          label={words.remove}
          title={words.removeTitle}
          text={words.removeText(online, picture.uses.length - online)}
          confirm={words.removeConfirm}
          intent="remove"
          fields={{ id: picture.id, shownIn: String(picture.uses.length) }}
        />
      </div>
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

/** What was written is kept when its field is left too: another picture is one click away. */
function AltForm({ picture }: { picture: OpenPicture }) {
  const fetcher = useFetcher();
  const keep = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue)
      fetcher.submit(currentTarget);
  };
  return (
    <Form method="post" className="grid gap-3" onBlur={keep}>
      <h3 className="list-label">{words.altTitle}</h3>
      <p className="text-ink-soft text-sm">{words.altHelp}</p>
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="id" value={picture.id} />
      {languages.map((language) => (
        <Field key={language} label={words.alt[language]}>
          {(control) => (
            <input
              {...control}
              name={language}
              lang={language}
              maxLength={ALT_MAX}
              defaultValue={picture[`alt_${language}`]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <button type="submit" className="quiet-button justify-self-start">
        {words.save}
      </button>
    </Form>
  );
}
