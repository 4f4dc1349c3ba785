/** How long a tap waits for the page to be hydrated; then its link is followed. */
const PATIENCE_MS = 5000;

declare global {
  interface Window {
    /** A link with `data-held` was tapped before its page was hydrated. */
    heldTap?: true;
  }
}

/**
 * Runs in the head of every page: a tap on what needs a hydrated page waits for it. Without it the menu button
 * of a telephone would jump to the foot of the page.
 */
export const heldTapScript = `addEventListener('click',(event)=>{
const link=event.target.closest?.('a[data-held]');
if(!link)return;
event.preventDefault();
window.heldTap=true;
setTimeout(()=>{if(window.heldTap){delete window.heldTap;location.href=link.href}},${PATIENCE_MS})
},true)`;

/** Whether somebody tapped before; the tap is answered with that. */
export function takeHeldTap(): boolean {
  const { heldTap = false } = window;
  delete window.heldTap;
  return heldTap;
}
