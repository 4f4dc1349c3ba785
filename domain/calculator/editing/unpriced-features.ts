import type { ProjectTypeId } from '../choices.ts';
import { type Configuration, shownName } from '../configuration.ts';

/** An option that a type offers in the third step and that is not what one would expect. */
export interface UnpricedFeature {
  type: ProjectTypeId;
  typeTitle: string;
  /** The id of the option. */
  option: string;
  name: string;
  /** It counts 0; or nobody ticked it for this type; or it cannot be shown, without a name or under another's. */
  reason: 'no-price' | 'not-for-type' | 'no-name' | 'same-name';
}

export function unpricedFeatures({ projectTypes, features }: Configuration): UnpricedFeature[] {
  return projectTypes.flatMap(({ id: type, title: typeTitle, features: ids }) => {
    const options = ids.flatMap((id) => features.find((feature) => feature.id === id) ?? []);
    return options.flatMap((option, place): UnpricedFeature[] => {
      const name = shownName(option);
      const isSecond = options.findIndex((one) => shownName(one) === name) < place;
      const reason = reasonOf(option, name, isSecond, type);
      return reason ? [{ type, typeTitle, option: option.id, name, reason }] : [];
    });
  });
}

function reasonOf(
  { price, applicableTypes }: Configuration['features'][number],
  name: string,
  isSecond: boolean,
  type: ProjectTypeId,
): UnpricedFeature['reason'] | undefined {
  if (name.trim() === '') return 'no-name';
  if (isSecond) return 'same-name';
  if (price === 0) return 'no-price';
  return applicableTypes.includes(type) ? undefined : 'not-for-type';
}

/** The options that this language has no name for, while the other one has: where they stand in the list. */
export function unnamedOptions({ features }: Configuration): number[] {
  return features.flatMap(({ name, otherName }, place) =>
    name.trim() === '' && otherName.trim() !== '' ? [place] : [],
  );
}
