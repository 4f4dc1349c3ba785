import { z } from 'zod';
import { languages } from '../../languages.ts';

/** Far above what anybody means: names and addresses, and about eight pages of a letter. */
const LINE_MAX = 200;
const MESSAGE_MAX = 20_000;

/**
 * The building blocks of the forms that visitors send. A database of ours refuses NUL and halves of characters, so they
 * go here.
 */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const HAS_LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

/** One line: browsers never send a line break from such a field, so whoever does means a mail header. */
const line = z
  .string()
  .overwrite((text) => storable(text).trim())
  .max(LINE_MAX)
  .refine((text) => !HAS_LINE_BREAK.test(text));

export const requiredLine = line.min(1);
export const optionalLine = line.default('');

/** As typed, with one kind of line break. */
const lines = z
  .string()
  .overwrite((text) => storable(text).replace(/\r\n?/g, '\n'))
  .max(MESSAGE_MAX);

/** Blanks alone do not count as an answer. */
export const message = lines.refine((text) => text.trim() !== '');
export const optionalMessage = lines.default('');

/** The very check that browsers make for `type="email"`. */
export const email = line.min(1).regex(z.regexes.html5Email);

const WEB_ADDRESS = z.url({ protocol: /^https?$/ });

/** Only http and https: an administrator will click on it. */
export const optionalWebAddress = line
  .default('')
  .refine((text) => text === '' || WEB_ADDRESS.safeParse(text).success);

/**
 * What every form carries beside its questions. `website` is the trap that people do not see;
 * `form` is the token of the rendered form (form-token.ts). A program that posts without them is heard too.
 */
export const formExtras = {
  language: z.enum(languages).default('fr'),
  website: z.string().default(''),
  form: z.string().max(200).default(''),
};
