import { EventEmitter } from 'node:events';

/** The channel of PostgreSQL on which instances tell each other. */
export const CHANNEL = 'vitrine_changes';
/** PostgreSQL refuses a payload of 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7900;

/** Stands for "anything may have changed": sent when some notices may have been missed. */
export const EVERYTHING = '*';

/** Tells every instance which documents changed, by key (`section/fr/home`). */
export interface ChangeFeed {
  subscribe(listener: (keys: readonly string[]) => void): () => void;
  publish(keys: readonly string[]): void;
}

export function createChangeFeed(): ChangeFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    subscribe(listener) {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    publish: (keys) => void emitter.emit('change', keys),
  };
}

/** The text of a notice to the other instances. */
export function encodeNotice(origin: string, keys: readonly string[]): string {
  const notice = JSON.stringify({ origin, keys });
  return Buffer.byteLength(notice) < PAYLOAD_MAX_BYTES
    ? notice
    : JSON.stringify({ origin, keys: [EVERYTHING] });
}

/** What a notice says. One that we did not write may mean anything. */
export function decodeNotice(payload: string | undefined): { origin: string; keys: string[] } {
  try {
    const { origin, keys } = JSON.parse(payload ?? '');
    if (typeof origin === 'string' && Array.isArray(keys)) return { origin, keys: keys.map(String) };
  } catch {}
  return { origin: '', keys: [EVERYTHING] };
}
