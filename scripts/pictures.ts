import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PICTURE_STEPS, pictureVariant } from '../domain/images/picture-variants.ts';
import { projectDir } from './run.ts';

const SOURCES = path.join(projectDir, 'pictures');
const TARGET = path.join(projectDir, 'public/images');
const AVIF = { quality: 50, effort: 6 };
const WEBP = { quality: 72, effort: 6, smartSubsample: true };

/** Draws every picture of `pictures/` again, as AVIF and WebP in each width, into `public/images/`. */
for await (const file of glob('**/*.svg', { cwd: SOURCES })) {
  const drawing = await readFile(path.join(SOURCES, file));
  const { width = 0, height = 0 } = await sharp(drawing).metadata();
  const name = `/${file.replace(/\.svg$/, '')}.${width}x${height}`;
  await mkdir(path.join(TARGET, path.dirname(file)), { recursive: true });
  for await (const old of glob(`${file.replace(/\.svg$/, '')}.*x*`, { cwd: TARGET }))
    await rm(path.join(TARGET, old));
  for (const step of PICTURE_STEPS) {
    const resized = sharp(drawing, { density: 144 }).resize(Math.round(width / step));
    await resized
      .clone()
      .avif(AVIF)
      .toFile(TARGET + pictureVariant(name, width, step, 'avif'));
    await resized
      .clone()
      .webp(WEBP)
      .toFile(TARGET + pictureVariant(name, width, step, 'webp'));
  }
  console.log(`${file}: ${width} × ${height}`);
}
