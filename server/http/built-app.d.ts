/** Made by `react-router build`: not there before the first build, so its types are told here. */
declare module '#build/server/index.js' {
  const build: import('react-router').ServerBuild;
  export = build;
}
