export interface ImageFormat {
  name: string;
  /** Width by height. */
  ratio: number;
}

const window: ImageFormat = { name: 'Portrait dans la vitrine', ratio: 4 / 5 };
const square: ImageFormat = { name: 'Petit portrait', ratio: 1 / 1 };
const wide: ImageFormat = { name: 'Large', ratio: 16 / 9 };
const photo: ImageFormat = { name: 'Photo', ratio: 4 / 3 };

/** Where the site cuts the edges of an image off, by the section and path of its field. */
const formats: readonly (readonly [field: RegExp, formats: readonly ImageFormat[]])[] = [
  [/\.logo$/, []],
  [
    /^article\.image$/,
    [
      { name: 'Carte du blog', ratio: 16 / 9 },
      { name: 'Haut de l’article', ratio: 2 / 1 },
    ],
  ],
  [/^case-study\.hero\.image$/, [{ name: 'Vitrine du cas client', ratio: 16 / 10 }]],
  [/^case-study\.gallery\./, [photo]],
  [/^agency\.gallery\./, [photo]],
  [
    /^agency\.carousel\./,
    [
      { name: 'Ordinateur', ratio: 16 / 9 },
      { name: 'Téléphone', ratio: 4 / 3 },
    ],
  ],
  [/^maintenance\.panels\./, [{ name: 'Panneau', ratio: 3 / 2 }]],
  [/\.team\.members\.|^cii\.belgium\.advisor\./, [window]],
  [/\badvisor\.|^testimonials\./, [square]],
];

/** The formats in which the site shows the image of a field; none where it shows all of it. */
export function imageFormatsOf(field: string): readonly ImageFormat[] {
  return formats.find(([pattern]) => pattern.test(field))?.[1] ?? [wide, photo, square];
}
