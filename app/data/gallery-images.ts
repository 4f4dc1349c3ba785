import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../http/services.ts';
import { nothingThere } from './answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  const images = await servicesOf(args).lists.gallery();
  return images ? Response.json(images) : nothingThere();
}
