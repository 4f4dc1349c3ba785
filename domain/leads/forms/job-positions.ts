/** The value that is stored, in both languages, in the order shown. */
export const jobPositions = [
  'Développeur Frontend React.js',
  'Développeur Fullstack Next.js',
  'Développeur WordPress',
  'Designer UI/UX',
  'Chef de projet digital',
  'Autre',
] as const;
