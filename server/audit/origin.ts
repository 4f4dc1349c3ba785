import { AsyncLocalStorage } from 'node:async_hooks';

const present = new AsyncLocalStorage<string>();

/**
 * Whatever is done inside is done from there: the address of a visitor, or `terminal`. It travels with
 * the request instead of through the parameters of every service, which have no other use for it.
 */
export function withOrigin<T>(origin: string, work: () => T): T {
  return present.run(origin, work);
}

/** Where the present request comes from; empty for what the server does by itself. */
export function presentOrigin(): string {
  return present.getStore() ?? '';
}
