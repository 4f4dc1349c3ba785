import type { Door } from '#server/gate/door.ts';
import { gate } from '#server/gate/gate.ts';
import { isPrivatePath } from './cache/cache-key.ts';
import { isSafeMethod } from './security/same-origin.ts';
import { isUpload } from './web-request.ts';

/** Where a request waits for its turn. */
export function doorOf(request: Request): Door {
  const { pathname } = new URL(request.url);
  if (isSafeMethod(request.method)) return isPrivatePath(pathname) ? gate.calls : gate.pages;
  return isUpload(request) ? gate.uploads : gate.calls;
}
