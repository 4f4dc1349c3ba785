import { expect, test } from 'vitest';
import { check } from '../../content/check.ts';
import { calculatorSchema } from '../../content/sections/calculator.schema.ts';
import { type ProjectTypeId, startSelection } from '../choices.ts';
import { type Configuration, offeredFeatures, offeredTypes } from '../configuration.ts';
import { estimate } from '../estimate.ts';
import { readSelection } from '../query.ts';
import { selectionSchema } from '../selection.schema.ts';
import { isOffered, newOption, tidied, withOffer, withOptionId, withOptions } from './options.ts';

const shipped = calculatorSchema.parse({});
const keys = (configuration: Configuration, type: ProjectTypeId) =>
  offeredFeatures(configuration, type).map(({ key }) => key);
const gifts = { ...newOption(), name: 'Carte cadeaux', price: 700 };
const withGifts = { ...shipped, features: [...shipped.features, gifts] };
const withoutTypes = (...ids: ProjectTypeId[]): typeof shipped => ({
  ...shipped,
  projectTypes: shipped.projectTypes.map((type) => ({ ...type, offered: !ids.includes(type.id) })),
});

test('[EDIT-30] another name changes no price, and no address', () => {
  const renamed = {
    ...shipped,
    features: shipped.features.map((option) => ({ ...option, name: `${option.name} bis` })),
  };
  for (const { id } of shipped.projectTypes) {
    const priced = (configuration: Configuration) =>
      offeredFeatures(configuration, id).map(({ key, price }) => [key, price]);
    expect(priced(renamed)).toEqual(priced(shipped));
    const query = new URLSearchParams(keys(shipped, id).map((key) => ['features', key]));
    query.set('type', id);
    expect(estimate(renamed, readSelection(query, renamed))).toEqual(
      estimate(shipped, readSelection(query, shipped)),
    );
  }
});

test('[EDIT-31] a new option is offered for the types that are ticked, after the others, and priced', () => {
  const ticked = withOffer(withGifts, gifts.id, 'ecommerce', true);
  expect(keys(ticked, 'ecommerce')).toEqual([...keys(shipped, 'ecommerce'), gifts.id]);
  expect(ticked.features.at(-1)?.applicableTypes).toEqual(['ecommerce']);
  expect(isOffered(ticked, gifts.id, 'ecommerce')).toBe(true);
  for (const type of ['website', 'app', 'custom'] as const)
    expect(keys(ticked, type)).toEqual(keys(shipped, type));
  const chosen = { ...startSelection, type: 'ecommerce', features: ['Carte cadeaux'] } as const;
  expect(estimate(ticked, chosen).features).toBe(700);
  expect(withOffer(ticked, gifts.id, 'ecommerce', true)).toEqual(ticked);
});

test('[EDIT-31] an option that is unticked is offered for that type no more', () => {
  const unticked = withOffer(shipped, 'multilingual', 'website', false);
  expect(keys(unticked, 'website')).toEqual(keys(shipped, 'website').filter((key) => key !== 'multilingual'));
  expect(keys(unticked, 'custom')).toContain('multilingual');
  expect(unticked.features[4]?.applicableTypes).toEqual(['ecommerce', 'custom']);
  const again = withOffer(unticked, 'multilingual', 'website', true);
  expect(again.features).toEqual(shipped.features);
});

test('[EDIT-31] an option that is removed is in no list', () => {
  const fewer = withOptions(
    shipped,
    shipped.features.filter(({ id }) => id !== 'analytics'),
  );
  for (const { id } of shipped.projectTypes)
    expect(keys(fewer, id)).toEqual(keys(shipped, id).filter((key) => key !== 'analytics'));
  expect(fewer.projectTypes.flatMap(({ features }) => features)).not.toContain('analytics');
});

test('[EDIT-35] an option under another id is offered where it was; a blank id, or another’s, is not taken', () => {
  const ticked = withOffer(withGifts, gifts.id, 'ecommerce', true);
  const renamed = withOptionId(ticked, gifts.id, 'gifts');
  expect(keys(renamed, 'ecommerce')).toEqual([...keys(shipped, 'ecommerce'), 'gifts']);
  for (const id of ['', ' ', 'blog', gifts.id]) expect(withOptionId(ticked, gifts.id, id)).toBe(ticked);
});

test('[EDIT-35] every new option has an id of its own', () => {
  const ids = Array.from({ length: 50 }, () => newOption().id);
  expect(new Set(ids).size).toBe(50);
});

test('[EDIT-32] without a name in this language the other one is shown; without any, it is not offered', () => {
  const named = (name: string, otherName: string) =>
    withOffer(
      { ...shipped, features: [...shipped.features, { ...gifts, name, otherName }] },
      gifts.id,
      'website',
      true,
    );
  const last = (configuration: Configuration) => offeredFeatures(configuration, 'website').at(-1)?.name;
  expect(last(named('Gift card', ''))).toBe('Gift card');
  expect(last(named(' ', 'Carte cadeaux'))).toBe('Carte cadeaux');
  expect(keys(named('', ''), 'website')).toEqual(keys(shipped, 'website'));
  // A request names options as visitors read them: two of one name could not be told apart.
  expect(keys(named('Multilingue', ''), 'website')).toEqual(keys(shipped, 'website'));
});

test('[EDIT-33] the wizard begins with the first type that is offered, and prices it right', () => {
  const fewer = withoutTypes('website', 'app');
  expect(offeredTypes(fewer)).toEqual(['ecommerce', 'custom']);
  for (const query of ['', 'type=website', 'type=app&features=push', 'type=x']) {
    const selection = readSelection(new URLSearchParams(query), fewer);
    expect(selection).toEqual({ ...startSelection, type: 'ecommerce' });
    expect(estimate(fewer, selection)).toMatchObject({ base: 6000, total: 7500 });
  }
  const form = { ...startSelection, type: 'website' };
  expect(selectionSchema(fewer).safeParse(form).success).toBe(false);
  expect(selectionSchema(fewer).safeParse({ ...form, type: 'custom' }).success).toBe(true);
});

test('[EDIT-33] a type that was left out is kept and not offered; a fifth, and none at all, are refused', () => {
  const [website, ...others] = shipped.projectTypes;
  const fewer = tidied({ ...shipped, projectTypes: others }, shipped);
  expect(fewer.projectTypes).toEqual([...others, { ...website, offered: false }]);
  const problems = (configuration: Configuration) => {
    const checked = check(calculatorSchema, configuration);
    return checked.ok ? [] : checked.problems;
  };
  expect(problems({ ...shipped, projectTypes: [...shipped.projectTypes, website as never] })).toEqual([
    { path: 'projectTypes.4.id', code: 'repeated' },
  ]);
  expect(problems(withoutTypes('website', 'ecommerce', 'app', 'custom'))).toEqual([
    { path: 'projectTypes.0.offered', code: 'none-offered' },
  ]);
  expect(problems({ ...shipped, features: [...shipped.features, { ...gifts, id: 'blog' }] })).toEqual([
    { path: 'features.12.id', code: 'repeated' },
  ]);
  const nameless = { ...gifts, id: ' ' };
  expect(problems({ ...shipped, features: [nameless, nameless] })).toEqual([
    { path: 'features.1.id', code: 'repeated' },
  ]);
});

test('[EDIT-34] names that a program sends are stored as ids, each once; a removed option is in no list', () => {
  const [website, ...others] = shipped.projectTypes;
  const sent = { ...website, features: ['Multilingue', 'blog', 'multilingual', 'gone'] } as typeof website;
  const written = { ...shipped, projectTypes: [sent, ...others] } as typeof shipped;
  expect(tidied(written, shipped).projectTypes[0]?.features).toEqual(['multilingual', 'blog']);
  expect(tidied(shipped, shipped)).toEqual(shipped);
});

test('[EDIT-35] an address that names an option by its name, as some did, is still read', () => {
  const query = new URLSearchParams('type=website&features=Multilingue&features=blog');
  expect(readSelection(query, shipped).features).toEqual(['Blog intégré', 'Multilingue']);
});
