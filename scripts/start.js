import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Keeps what Node made of the sources, so that the next start takes half the time. This file is plain
// JavaScript because it comes before that: for one file of types Node would load its whole reader.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { ensureBuild } = await import('./build.ts');
await ensureBuild();
process.env.NODE_ENV = 'production';
await import(new URL('../build/run/main.js', import.meta.url).href);
