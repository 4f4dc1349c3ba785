import { gate } from '#server/gate/gate.ts';
import type { WorkQueue } from '#server/gate/work-queue.ts';
import { isPrivatePath } from './cache/cache-key.ts';
import { isSafeMethod } from './security/same-origin.ts';
import { isUpload } from './web-request.ts';

/** Where a request waits for its turn. */
export function queueOf(request: Request): WorkQueue {
  const { pathname } = new URL(request.url);
  if (isSafeMethod(request.method)) return isPrivatePath(pathname) ? gate.calls : gate.pages;
  return isUpload(request) ? gate.uploads : gate.calls;
}
