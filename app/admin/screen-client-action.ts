import {
  type ClientActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { ActionResult } from './screen-action.ts';
import { words } from './words.ts';

const SIGNED_OUT = 401;
const NO_RESPONSE = 503;

/**
 * The `clientAction` of each screen with a `screenAction`. A form that reached nobody, or whose answer was
 * lost, leaves the screen and what was filled in where they are, and says so; thrown, it would put the
 * error page in their place.
 */
export function screenClientAction(noResponse: string = words.noResponse) {
  return async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction();
    } catch (error) {
      if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
      return data<ActionResult>({ error: noResponse }, { status: NO_RESPONSE });
    }
  };
}

/** Also after an error; but without a session or a network, what is shown is all there is. */
export const revalidateAfterError = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== SIGNED_OUT && actionStatus !== NO_RESPONSE;
