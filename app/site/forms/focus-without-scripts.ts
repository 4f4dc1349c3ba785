/** What focus-first-wrong.ts does, for a form that was posted without scripts: of several a browser takes the first. */
export const focusWithoutScripts = (isWrong: unknown) => ({ autoFocus: Boolean(isWrong) });
