import { isSection } from '#domain/content/sections.ts';
import { dataLoader } from './answer.ts';

export const loader = dataLoader(async ({ services, language, name }) =>
  isSection(name) ? services.content.section(name, language) : undefined,
);
