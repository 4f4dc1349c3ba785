import { once } from 'node:events';

/** Bytes on the heap of a process after a full collection, asked through its inspector (`--inspect`). */
export async function heapAfterCollection(inspectorUrl: string): Promise<number> {
  const socket = new WebSocket(inspectorUrl);
  await once(socket, 'open');
  const call = async (id: number, method: string) => {
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
      const response = JSON.parse(data) as { id?: number; result?: { usedSize?: number } };
      if (response.id === id) return response.result;
    }
  };
  await call(1, 'HeapProfiler.collectGarbage');
  const usage = await call(2, 'Runtime.getHeapUsage');
  socket.close();
  return Number(usage?.usedSize);
}
