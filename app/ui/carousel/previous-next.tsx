import { Arrow } from '../arrow.tsx';

interface PreviousNextProps {
  words: { previous: string; next: string };
  onPrevious(): void;
  onNext(): void;
}

/** The two buttons of a carousel. */
export function PreviousNext({ words, onPrevious, onNext }: PreviousNextProps) {
  return (
    <>
      <button type="button" className="round-button" aria-label={words.previous} onClick={onPrevious}>
        <Arrow back />
      </button>
      <button type="button" className="round-button" aria-label={words.next} onClick={onNext}>
        <Arrow />
      </button>
    </>
  );
}
