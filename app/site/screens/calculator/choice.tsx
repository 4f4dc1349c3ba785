import type { ReactNode } from 'react';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  chosen: boolean;
  title: string;
  description?: string;
  /** The price tag. */
  price: string;
  /** What stands beside the words. */
  children?: ReactNode;
}

/** One option of a step, with its price; highlighted while it is chosen. */
export function Choice({ chosen, title, description, price, children, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} defaultChecked={chosen} />
      {children}
      <span className={description ? 'min-w-0 flex-[1_1_10rem]' : 'min-w-0 flex-1'}>
        <b className="block font-display text-[1.15em] leading-tight">{title}</b>
        {description && <span className="mt-1 block text-[0.95rem] text-ink-soft">{description}</span>}
      </span>
      <span className="price-tag">{price}</span>
    </label>
  );
}
