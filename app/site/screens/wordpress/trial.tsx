import type { SectionContent } from '#domain/content/sections.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { Paragraphs } from '../../blocks/paragraphs.tsx';
import { TrialPhotos } from './trial-photos.tsx';

type WordPressContent = SectionContent<'wordpress'>;

/** The most letters that fit on the drawn sign. */
const SIGN_LENGTH = 24;

/** The visitor tries a small website of their own, drawn as a shop front. No script: the sign is a text field, the photo a choice. */
export function WordPressTrial({ introduction, trial }: Pick<WordPressContent, 'introduction' | 'trial'>) {
  return (
    <section id="introduction" className="page band grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h2 className="text-title">{introduction.title}</h2>
        <Paragraphs text={introduction.content} className="mt-5" />
        <p className="mt-8 border-l-4 border-awning pl-5 font-display text-[1.15em] leading-snug font-semibold">
          {trial.invitation}
        </p>
      </div>
      <div className="rounded-t-2xl bg-frame p-4 text-on-frame sm:p-6">
        <label className="block font-semibold">
          {trial.menuLabel}
          <input
            type="text"
            name="menu"
            defaultValue={trial.menu}
            maxLength={SIGN_LENGTH}
            autoComplete="off"
            className="letter-board letters mt-2 block w-full px-4 py-3 text-center text-[clamp(1.5rem,1rem+2.4vw,2.5rem)] leading-tight"
          />
        </label>
        <div className="awning awning-small relative z-10 -mx-6 mt-5 sm:-mx-8" aria-hidden="true" />
        <div className="-mt-4 grid gap-4 sm:grid-cols-[1fr_11rem]">
          <TrialPhotos trial={trial} />
          <label
            htmlFor="trial-hours"
            className="flex flex-col justify-end rounded-t-xl bg-awning px-4 pt-8 pb-5 font-semibold text-on-awning"
          >
            {trial.hoursLabel}
            <Textarea
              id="trial-hours"
              name="hours"
              rows={2}
              defaultValue={trial.hours}
              maxLength={SIGN_LENGTH * 2}
              className="mt-2 block w-full resize-none rounded-md bg-[#fffdf8] p-2 text-center font-display text-[1.15em] leading-tight text-[#1d1b26]"
            />
          </label>
        </div>
      </div>
    </section>
  );
}
