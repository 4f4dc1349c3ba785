import { type ActionFunctionArgs, redirect } from 'react-router';
import { sitePath } from '#domain/publishing/preview.ts';
import { serverServicesOf } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';

export const loader = () => wrongMethod('POST');

/** POST: ends the preview in this browser, and shows the same page as visitors see it. A plain form, for everybody. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  if (args.request.method !== 'POST') return wrongMethod('POST');
  const form = await args.request.formData().catch(() => new FormData());
  const path = String(form.get('path') ?? '');
  return redirect(sitePath(path), {
    status: 303,
    headers: { 'set-cookie': serverServicesOf(args).previews.leave() },
  });
}
