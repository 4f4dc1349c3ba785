declare module 'fontkit' {
  export function create(font: Buffer): { characterSet: number[] };
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
