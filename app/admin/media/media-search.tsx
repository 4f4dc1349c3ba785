import { Form } from 'react-router';
import { words } from './words.ts';

export function MediaSearch({ search }: { search: string }) {
  return (
    <Form className="desk-search">
      <input
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        placeholder={words.searchHint}
        aria-label={words.search}
        className="field"
      />
    </Form>
  );
}
