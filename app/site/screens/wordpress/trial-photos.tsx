import type { SectionContent } from '#domain/content/sections.ts';

const PHOTOS = ['bread', 'croissants', 'tart'] as const;

/** The photos of the trial website, drawn in a shop window that shows the chosen one. */
export function TrialPhotos({ trial }: { trial: SectionContent<'wordpress'>['trial'] }) {
  return (
    <fieldset className="group bg-frame-2 p-3 pt-6">
      <legend className="float-left mb-1 w-full font-semibold">{trial.photoLabel}</legend>
      <svg
        viewBox="0 0 320 200"
        className="clear-both w-full bg-[#cfe3dd] dark:bg-[#ffbf66]"
        aria-hidden="true"
      >
        <path d="M0 176h320v24H0z" fill="#a9713f" />
        <path d="M30 176c0-14 260-14 260 0z" fill="#fffdf8" />
        <g className="hidden group-has-[[value=bread]:checked]:inline">
          <path d="M56 168c-10-66 34-104 104-104s114 38 104 104z" fill="#c98a45" />
          <path
            d="m104 96 22 42m10-50 22 46m14-46 22 46m14-40 16 32"
            stroke="#fbe6bf"
            strokeWidth="11"
            strokeLinecap="round"
          />
        </g>
        <g
          className="hidden group-has-[[value=croissants]:checked]:inline"
          fill="#d99a4e"
          stroke="#a9652a"
          strokeWidth="6"
          strokeLinejoin="round"
        >
          <path d="M40 166c-4-48 28-76 58-76s60 28 56 76c-14-30-32-40-56-40s-44 10-58 40z" />
          <path d="M166 166c-4-48 28-76 58-76s60 28 56 76c-14-30-32-40-56-40s-44 10-58 40z" />
          <path d="M102 124c-4-48 28-76 58-76s60 28 56 76c-14-30-32-40-56-40s-44 10-58 40z" />
        </g>
        <g className="hidden group-has-[[value=tart]:checked]:inline">
          <path d="M46 120h228l-24 50H70z" fill="#c98a45" />
          <path
            d="m70 132 8 34m22-34 4 34m28-34v34m28-34v34m28-34-4 34m26-34-8 34m30-34-8 34"
            stroke="#a9652a"
            strokeWidth="4"
          />
          <path
            d="M40 118c0-40 240-40 240 0 0 16-240 16-240 0z"
            fill="#ffd873"
            stroke="#c98a45"
            strokeWidth="8"
          />
          <path d="M96 106h26m24-8h20m24 12h28" stroke="#e0912f" strokeWidth="8" strokeLinecap="round" />
        </g>
      </svg>
      <p className="mt-2 flex flex-wrap items-center gap-x-4">
        {PHOTOS.map((photo) => (
          <label key={photo} className="inline-flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name="photo"
              value={photo}
              defaultChecked={photo === PHOTOS[0]}
              className="size-4 accent-[#ffc857]"
            />
            {trial[photo]}
          </label>
        ))}
      </p>
    </fieldset>
  );
}
