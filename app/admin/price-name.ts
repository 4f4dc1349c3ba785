import { labelOf } from './fields/labels.ts';

/** A price, after what it is the price of: « Site vitrine · Simple », « Prix du design · Premium ». */
export function priceName(document: string, path: string, entry = ''): string {
  const group = path.split('.').slice(0, -1).join('.');
  const owner = entry || (group && labelOf(`${document}.${group}`));
  const label = labelOf(`${document}.${path}`);
  return owner ? `${owner} · ${label}` : label;
}
