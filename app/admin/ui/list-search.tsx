import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface ListSearchProps {
  search: string;
  label: string;
  hint: string;
  action?: string;
  /** The words of a button, where there is more to choose than words. */
  submit?: string;
  /** What the search keeps beside its words. */
  children?: ReactNode;
}

/** The search of a list, in its address: it works without scripts, and Back undoes it. */
export function ListSearch({ search, label, hint, action, submit, children }: ListSearchProps) {
  return (
    <Form action={action} className="list-search">
      {children}
      <input
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        placeholder={hint}
        aria-label={label}
        className="field"
      />
      {submit && (
        <button type="submit" className="quiet-button">
          {submit}
        </button>
      )}
    </Form>
  );
}
