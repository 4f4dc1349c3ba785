import { isRefusal, Refusal } from '#domain/refusal.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** What a client sent as JSON, without the keys that could change how our objects behave. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (FORBIDDEN_KEYS.has(key)) throw new Refusal(400, `A field cannot be named "${key}".`);
      return value;
    });
  } catch (error) {
    throw isRefusal(error) ? error : new Refusal(400, 'The body is not JSON.');
  }
}
