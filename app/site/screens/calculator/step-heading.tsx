import type { Ref } from 'react';

interface StepHeadingProps {
  id: string;
  heading: Ref<HTMLHeadingElement>;
  words: { title: string; description: string };
}

/** What the step asks: the name of its group of choices, and where the focus goes. */
export function StepHeading({ id, heading, words }: StepHeadingProps) {
  return (
    <>
      <legend>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-[clamp(1.6rem,1.2rem+1.6vw,2.5rem)]">
          {words.title}
        </h2>
      </legend>
      <p className="mt-2 mb-6 max-w-[52ch] text-ink-soft">{words.description}</p>
    </>
  );
}
