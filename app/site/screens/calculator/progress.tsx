import { progressPercent } from '#domain/calculator/steps.ts';
import { fillIn } from '#domain/content/text.ts';

/** How far along: in words, in per cent, and as a bar. */
export function Progress({ step, words }: { step: number; words: string }) {
  const percent = progressPercent(step);
  const told = fillIn(words, { step });
  return (
    <>
      <p className="flex justify-between font-semibold">
        <span>{told}</span> <span>{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={told}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 mb-8 h-3 overflow-hidden rounded-full border-2 border-frame bg-window"
      >
        <div className="h-full bg-awning transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
