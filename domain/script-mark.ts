/**
 * The header in which a page says how it marked its own scripts: by a word that nobody can guess, in the `nonce` of
 * each. Only these get into the policy of the page; marks and header are taken out before it is sent.
 */
export const SCRIPT_MARK = 'x-script-mark';
