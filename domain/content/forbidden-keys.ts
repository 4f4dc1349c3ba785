import { RequestError } from '../request-error.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A name that reaches the prototype of an object in careless code; no field of ours has one of them. */
class ForbiddenKey extends RequestError {
  constructor(key: string) {
    super(400, `A field cannot be named "${key}".`);
  }
}

/** Refuses input that names such a key at any depth, whatever its schema would say to it. */
export function refuseForbiddenKeys(input: unknown): void {
  const waiting = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new ForbiddenKey(key);
      waiting.push(child);
    }
  }
}
