import { z } from 'zod';
import { longText, seoFields } from '../section-parts/fields.ts';

/** The words of the shop page itself are in `services.woocommerce`. */
export const ecommerceSchema = z.object({ ...seoFields, introduction: longText() });
