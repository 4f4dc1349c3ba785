import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For screens that read their query themselves: what the server said stays true as long as the
 * page is the same and nothing was sent.
 */
export function revalidateOnOtherPage({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || formMethod !== 'GET';
}
