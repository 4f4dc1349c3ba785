import { splitInHalf } from '#domain/content/lists.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { fadePart } from '../../../ui/fade-in.tsx';

/** How much later each question comes than the one before. */
const FAQ_STEP_MS = 100;

type FaqContent = SectionContent<'cii'>['faq'];
type Question = FaqContent['why'];

/** Two columns, each with one answer open at a time, and a last question as wide as both. */
export function CiiFaq({ faq }: { faq: FaqContent }) {
  const [left, right] = splitInHalf(faq.items);
  return (
    <section id="faq" className="page band grid items-start gap-5 lg:grid-cols-2">
      <h2 className="mb-4 text-title lg:col-span-2">{faq.title}</h2>
      <Column name="faq-left" questions={left} />
      <Column name="faq-right" questions={right} place={left.length} />
      <FaqItem
        question={faq.why}
        place={faq.items.length}
        className="poster px-6 [--poster:#f0c766] sm:px-8 lg:col-span-2"
      />
    </section>
  );
}

interface ColumnProps {
  /** Shared by the questions of a column: opening one closes the other, without scripts too. */
  name: string;
  questions: Question[];
  /** The place of its first question among all. */
  place?: number;
}

function Column({ name, questions, place = 0 }: ColumnProps) {
  return (
    <div className="poster px-6 py-2 sm:px-8">
      {questions.map((question, index) => (
        <FaqItem
          key={question.question}
          name={name}
          question={question}
          place={place + index}
          className="border-[#d9cdb6] not-last:border-b-2"
        />
      ))}
    </div>
  );
}

interface FaqItemProps {
  name?: string;
  question: Question;
  place: number;
  className: string;
}

function FaqItem({ name, question, place, className }: FaqItemProps) {
  const part = fadePart(place * FAQ_STEP_MS);
  return (
    <details name={name} style={part.style} className={`faq-item ${part.className} ${className}`}>
      <summary>{question.question}</summary>
      <p className="max-w-[31em] pb-6 whitespace-pre-line">{question.answer}</p>
    </details>
  );
}
