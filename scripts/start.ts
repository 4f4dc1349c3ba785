import { ensureBuild } from './build.ts';

await ensureBuild();
process.env.NODE_ENV = 'production';
await import('../server/main.ts');
