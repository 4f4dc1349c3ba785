import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../services.ts';
import { nothingThere } from './answer.ts';

export async function loader(args: LoaderFunctionArgs) {
  const images = await servicesOf(args).lists.gallery();
  return images ? Response.json(images) : nothingThere();
}
