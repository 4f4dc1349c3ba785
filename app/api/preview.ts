import { type ActionFunctionArgs, redirect } from 'react-router';
import { sitePath } from '#domain/publishing/preview.ts';
import { onlyPost } from '../http/only-post.ts';
import { serverServicesOf } from '../http/services.ts';

export const loader = onlyPost;

/** POST: ends the preview in this browser, and shows the same page as visitors see it. A plain form, for everybody. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return onlyPost();
  const form = await args.request.formData().catch(() => new FormData());
  const path = String(form.get('path') ?? '');
  return redirect(sitePath(path), {
    status: 303,
    headers: { 'set-cookie': serverServicesOf(args).previews.leave() },
  });
}
