import { type IncomingHttpHeaders, request } from 'node:http';

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Each chunk goes out by itself; without a `content-length` among the headers they are sent chunked. */
  chunks?: (string | Buffer)[];
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request as written here and nothing else: `fetch` adds headers of its own and refuses to name another host. */
export function rawRequest(
  url: string,
  { method = 'GET', headers = {}, chunks = [] }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // Node leaves this out for DELETE, and the body would be taken for another request.
    const framing = chunks.length > 0 && !headers['content-length'] && { 'transfer-encoding': 'chunked' };
    const sent = request(url, { method, headers: { ...headers, ...framing }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        );
    });
    sent.on('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}
