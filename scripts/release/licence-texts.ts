import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../run.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** The fonts stand in the project as files. */
const FONTS = { name: 'Bricolage Grotesque, Instrument Sans', file: 'pictures/fonts/OFL.txt' };

/** What the licences of these packages ask to be passed on, word for word. */
export async function licenceTexts(places: readonly string[]): Promise<string> {
  const texts = await Promise.all([...places].sort().map(licenceText));
  const fonts = await readFile(path.join(projectDir, FONTS.file), 'utf8');
  return [...texts, entry(FONTS.name, fonts)].join('');
}

async function licenceText(place: string): Promise<string> {
  const folder = path.join(projectDir, place);
  const files = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const {
    name,
    version,
    license = '',
  } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return entry(`${name} ${version} ${license}`, texts.join('\n'));
}

const entry = (title: string, text: string) => `${'='.repeat(78)}\n${title}\n\n${text.trim()}\n\n`;
