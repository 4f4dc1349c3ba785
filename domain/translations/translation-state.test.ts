import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeText, type TextRecord } from './translation-state.ts';

const judge = (french: string, english: string, known: TextRecord = {}) =>
  judgeText({ path: 'title', french, english }, known);
const shipped = { french: 'Bonjour', english: 'Hello' };
const touched = { at: '', source: 'Bonjour' };

describe('[TRANS-10] what has to be done about an English text', () => {
  test('missing: blank while the French is not', () => {
    expect(judge('Bonjour', ' ', { shipped, touched })).toEqual({ state: 'missing' });
  });

  test('outdated: the French changed since, and what it was', () => {
    expect(judge('Salut', 'Hello', { shipped, touched })).toEqual({ state: 'outdated', before: 'Bonjour' });
    expect(judge('', 'Hello', { shipped, touched })).toEqual({ state: 'outdated', before: 'Bonjour' });
  });

  test('identical: the same words, unless they shipped so or somebody said that it is right', () => {
    const name = { french: 'Blog', english: 'Blog' };
    expect(judge('Blog', 'Blog', { touched: { at: '1', source: 'Blog' } })).toEqual({ state: 'identical' });
    expect(judge('Blog', 'Blog', { shipped: name })).toEqual({ state: 'current' });
    expect(judge('Blog', 'Blog', { confirmed: { ...name, at: '1' } })).toEqual({ state: 'current' });
  });

  test.each(['1 200 €', 'bonjour@vitrine.example', '/contact', 'https://vitrine.example', 'tel:+3320'])(
    'the same in both languages by its nature: %s',
    (text) => {
      expect(judge(text, text)).toEqual({ state: 'current' });
    },
  );

  test('current: nothing changed since, or it is being written anew', () => {
    expect(judge('Bonjour', 'Hello', { shipped, touched })).toEqual({ state: 'current' });
    expect(judge('Salut', 'Hi', { shipped, touched, inDraft: true })).toEqual({ state: 'current' });
    expect(judge('Salut', 'Salut', { shipped, touched, inDraft: true })).toEqual({ state: 'identical' });
  });
});

describe('[TRANS-13] « toujours juste »', () => {
  const confirmed = { french: 'Salut', english: 'Hello', at: '2' };

  test('holds for the two texts that were looked at', () => {
    expect(judge('Salut', 'Hello', { shipped, touched, confirmed })).toEqual({ state: 'current' });
  });

  test('until the French changes again: then it is held against the text that was confirmed', () => {
    expect(judge('Coucou', 'Hello', { shipped, touched, confirmed })).toEqual({
      ...{ state: 'outdated', before: 'Salut' },
    });
  });

  test('and no longer once the English was written anew', () => {
    const later = { at: '3', source: 'Coucou' };
    expect(judge('Salut', 'Hi', { touched: later, confirmed })).toEqual({
      state: 'outdated',
      before: 'Coucou',
    });
  });

  test('the French of before is right again with the English of before', () => {
    expect(judge('Bonjour', 'Hello', { shipped, touched, confirmed })).toEqual({ state: 'current' });
  });
});

describe('[TRANS-12] a list of another length', () => {
  const list = (french: string, english: string, known: TextRecord = {}) =>
    judgeText({ path: 'faq', french, english, isList: true }, known).state;

  test('lacks entries in English, or has too many', () => {
    expect([list('3', '2'), list('2', '3'), list('2', '2')]).toEqual(['missing', 'outdated', 'outdated']);
  });

  test('is right when it shipped so or was confirmed', () => {
    expect(list('3', '2', { shipped: { french: '3', english: '2' } })).toBe('current');
    expect(list('3', '2', { confirmed: { french: '3', english: '2', at: '1' } })).toBe('current');
  });
});

test('[TRANS-10] [TRANS-13] whatever is known, a confirmed pair is right, and what is outdated says since which text', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const pair = fc.record({ french: text, english: text });
  const at = fc.constantFrom('', '1', '2');
  const known = fc.record(
    {
      shipped: pair,
      confirmed: fc.record({ french: text, english: text, at }),
      touched: fc.record({ at, source: text }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(pair, known, (now, record) => {
      const judged = judgeText({ path: 'p', ...now }, record);
      expect(judgeText({ path: 'p', ...now }, { ...record, confirmed: { ...now, at: '0' } }).state).toBe(
        'current',
      );
      expect(judged.state === 'outdated').toBe(judged.before !== undefined);
      expect(judged.before).not.toBe(now.french);
    }),
  );
});
