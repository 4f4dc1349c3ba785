import type { IncomingMessage } from 'node:http';

const BODY_MAX_BYTES = 256 * 1024;
const LINGER_MS = 3000;

export class BodyTooLarge extends Error {}

/** The whole body, or BodyTooLarge as soon as it is known to be over the limit. */
export async function readBody(request: IncomingMessage, limit = BODY_MAX_BYTES): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as it comes in, for those who can read it piece by piece. Whoever stops early throws the rest away. */
export function streamBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
        throwAwayRest(request);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads on for a moment what nobody wants: cutting the line at once would lose our answer on its way. */
export function throwAwayRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.on('error', () => {}).resume();
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(cut));
}
