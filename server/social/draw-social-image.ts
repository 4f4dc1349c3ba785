import path from 'node:path';
import { escapeHtml } from '#domain/escape-html.ts';
import { SOCIAL_IMAGE } from '#domain/seo/social-image-size.ts';
import { loadSharp } from '#server/media/load-sharp.ts';
import { projectDir } from '#server/project-dir.ts';

/** Our shop window with its cat, without any words (`pictures/social/window.svg`). */
const WINDOW = path.join(projectDir, 'public/images/social/window.1200x630.webp');
const TITLE = { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-700-5.3.0.ttf', color: '#1D1B26' };
const NAME = { family: 'Instrument Sans SemiBold', file: 'instrument-sans-600-5.3.0.ttf', color: '#A8341A' };
/** The free part of the window. */
const LETTERING = { left: 122, top: 150, width: 640, height: 300 };
const NAME_TOP = 476;
/** A long title is lettered smaller. */
const SIZES = [74, 64, 54, 46, 40];
const NAME_SIZE = 28;

/** All networks take JPEG; not all of them take WebP or AVIF. */
const JPEG = { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true };

interface SocialImageParts {
  title: string;
  /** Who speaks. */
  name: string;
  /** An image of the page's own. */
  image?: Buffer | undefined;
}

/** The image that a shared link shows: the page's own, else its title as lettering on our shop window. */
export async function drawSocialImage({ title, name, image }: SocialImageParts): Promise<Buffer> {
  const sharp = await loadSharp();
  if (image) return sharp(image).resize(SOCIAL_IMAGE).flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
  const lettering = await fitting(title);
  const signed = await letter(name, NAME, NAME_SIZE);
  const { left, top, height } = LETTERING;
  return sharp(WINDOW)
    .composite([
      {
        input: lettering.data,
        left,
        top: top + Math.max(0, Math.round((height - lettering.info.height) / 2)),
      },
      { input: signed.data, left, top: NAME_TOP },
    ])
    .jpeg(JPEG)
    .toBuffer();
}

/** The title in the largest letters with which it fits; what is longer than any is cut off below. */
async function fitting(title: string) {
  for (const size of SIZES) {
    const drawn = await letter(title, TITLE, size);
    if (drawn.info.height <= LETTERING.height && drawn.info.width <= LETTERING.width) return drawn;
  }
  const { data } = await letter(title, TITLE, SIZES.at(-1) ?? NAME_SIZE);
  const sharp = await loadSharp();
  const { width, height } = LETTERING;
  return sharp(data)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function letter(text: string, { family, file, color }: typeof TITLE, size: number) {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: path.join(projectDir, 'server/fonts', file),
      width: LETTERING.width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * -0.08),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Titles are managed text: nothing in them is markup. */
function escapeMarkup(text: string): string {
  return escapeHtml(text).replace(/\p{Cc}/gu, ' ');
}
