export type DeviceClass = 'phone' | 'tablet' | 'desk';

const TABLET = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/;
const PHONE = /\bMobile\b|\biPhone\b/;
const BROWSER = /^Mozilla\/5\.0 \(/;

/**
 * What kind of device sent a request, by the name that its browser gives itself; `''` for a program. An iPad that
 * asks for the pages of a desk says that it is a Mac, and counts as one.
 */
export function deviceClass(userAgent: string): DeviceClass | '' {
  if (!BROWSER.test(userAgent)) return '';
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desk';
}
