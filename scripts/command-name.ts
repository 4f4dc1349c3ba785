/** How whoever runs this command typed it: with npm in the project, with the launcher in a release. */
export const commandName = (name: string) =>
  process.env.npm_lifecycle_event ? `npm run ${name} --` : `./vitrine ${name}`;
