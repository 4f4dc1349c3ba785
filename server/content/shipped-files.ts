import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type ShippedFiles = ReturnType<typeof createShippedFiles>;

/** The words and lists that ship with the product: `content/fr/home.json`. They are read and never written. */
export function createShippedFiles(folder: string) {
  return {
    /** The parsed file, or undefined when it does not exist. A file that is not JSON throws. */
    async read(name: string): Promise<unknown> {
      const text = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      );
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}
