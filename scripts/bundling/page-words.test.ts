import { expect, test } from 'vitest';
import { wordsIn } from './page-words.ts';

const text = (value: string) => ({ type: 'Literal', value });

test('the words of a program are those of its strings and templates, not its names', () => {
  const program = {
    type: 'Program',
    body: [
      { type: 'Identifier', name: 'sheet' },
      { type: 'Literal', value: 12 },
      text(' flex  sm:p-2.5 '),
      { type: 'TemplateLiteral', quasis: [{ type: 'TemplateElement', value: { raw: '', cooked: 'grid ' } }] },
      { type: 'Property', key: text('row'), value: null },
    ],
  };
  expect(wordsIn(program)).toEqual(['flex', 'sm:p-2.5', 'grid', 'row']);
});
