import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

/** How a name is answered: with its texts, with nothing at all, or as a server that cannot. */
type Behaviour = 'answer' | 'silent' | 'broken';

const TXT = 16;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
const HEAD_BYTES = 12;
const STRING_MAX = 255;

/** A real DNS server on this machine that knows the texts of a few names. */
export async function startDns(names: Record<string, string[]>) {
  const asked: string[] = [];
  const state: { behaviour: Behaviour; names: Record<string, string[]> } = { behaviour: 'answer', names };
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const name = nameIn(query);
    asked.push(name);
    if (state.behaviour === 'silent') return;
    const texts = Object.hasOwn(state.names, name) ? state.names[name] : undefined;
    const failure = texts ? 0 : NO_SUCH_NAME;
    const code = state.behaviour === 'broken' ? SERVER_FAILURE : failure;
    socket.send(answer(query, code, code === 0 ? (texts ?? []) : []), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return { server: `127.0.0.1:${socket.address().port}`, asked, state };
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  let at = HEAD_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join('.').toLowerCase();
}

function answer(query: Buffer, code: number, texts: readonly string[]): Buffer {
  const questionEnd = query.indexOf(0, HEAD_BYTES) + 5;
  const head = Buffer.alloc(HEAD_BYTES);
  query.copy(head, 0, 0, 2);
  // An answer, with recursion.
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  return Buffer.concat([head, query.subarray(HEAD_BYTES, questionEnd), ...texts.map(record)]);
}

/** A record under the name of the question. */
function record(text: string): Buffer {
  const data = Buffer.concat(strings(Buffer.from(text, 'latin1')));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A text is cut into strings of 255 bytes at most, each behind its length. */
function strings(text: Buffer): Buffer[] {
  const count = Math.max(1, Math.ceil(text.length / STRING_MAX));
  return Array.from({ length: count }, (_, index) => {
    const part = text.subarray(index * STRING_MAX, (index + 1) * STRING_MAX);
    return Buffer.concat([Buffer.from([part.length]), part]);
  });
}
