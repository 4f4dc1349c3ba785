import type { LoaderFunctionArgs } from 'react-router';

type Handler = (args: LoaderFunctionArgs) => Promise<Response>;

/** The loader or action of a module that serves several routes: one handler for each route's path, as the list of routes writes it. */
export function byPattern(handlers: Record<string, Handler>): Handler {
  return (args) => {
    const handler = handlers[args.pattern];
    if (!handler) throw new Error(`${args.pattern} has no handler.`);
    return handler(args);
  };
}
