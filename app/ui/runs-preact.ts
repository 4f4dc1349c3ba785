/** Whether this code runs Preact: in the browser, once built (docs/decisions/027). Elsewhere it is React. */
export const RUNS_PREACT = import.meta.env.PROD && !import.meta.env.SSR;
