import type { ProjectTypeId } from './choices.ts';
import type { Configuration } from './configuration.ts';

/** A name that a type offers in the third step and whose price is not what one would expect. */
export interface UnpricedFeature {
  type: ProjectTypeId;
  typeTitle: string;
  name: string;
  /** No row has this name, so it counts 0; or its row does not name the type. */
  reason: 'no-price' | 'not-for-type';
}

export function unpricedFeatures({ projectTypes, features }: Configuration): UnpricedFeature[] {
  return projectTypes.flatMap(({ id, title, features: names }) =>
    names.flatMap((name): UnpricedFeature[] => {
      const row = features.find((feature) => feature.name === name);
      if (row?.applicableTypes.includes(id)) return [];
      return [{ type: id, typeTitle: title, name, reason: row ? 'not-for-type' : 'no-price' }];
    }),
  );
}
