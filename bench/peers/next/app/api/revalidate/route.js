import { revalidatePath } from 'next/cache';

/** On-demand revalidation, as a CMS calls it after a save. */
export function POST(request) {
  if (request.headers.get('authorization') !== `Bearer ${process.env.REVALIDATE_SECRET}`)
    return Response.json({}, { status: 401 });
  revalidatePath('/', 'layout');
  return Response.json({ revalidated: true });
}
