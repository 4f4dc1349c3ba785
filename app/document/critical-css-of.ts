interface RenderedPage {
  manifest: { routes: Record<string, { module: string } | undefined> };
  staticHandlerContext: { matches: readonly { route: { id: string } }[] };
}

/**
 * The critical CSS of a page, found by the address of the script that draws it in the browser. The build
 * makes it for every public route: a page without would be served unstyled.
 */
export function criticalCssOf(
  { manifest, staticHandlerContext }: RenderedPage,
  byScript: Readonly<Record<string, string>>,
): string {
  const route = staticHandlerContext.matches.at(-1)?.route.id ?? 'root';
  const script = manifest.routes[route]?.module ?? '';
  const css = byScript[script];
  if (css === undefined) throw new Error(`The build has no critical CSS for the route script "${script}".`);
  return css;
}
