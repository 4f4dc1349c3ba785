/** In between, by the visitor's own clock, shops are open. */
const SHOP_HOURS = { from: 6, until: 19 };

export function isEvening(now: Date): boolean {
  return now.getHours() < SHOP_HOURS.from || now.getHours() >= SHOP_HOURS.until;
}

/**
 * Runs in the head of every page: in the evening the announcement bar keeps the room of both its texts from the
 * first paint on. Nothing is stored.
 */
export const eveningMark = `(()=>{
const hour=new Date().getHours();
if(hour<${SHOP_HOURS.from}||hour>=${SHOP_HOURS.until})document.documentElement.dataset.evening=''
})()`;

/** A second tap meant for the invitation does not reach the link that takes its place. */
const DEAF_MS = 600;
const MINUTE_MS = 60_000;

/**
 * Runs behind all that is seen: writes the time into the words of the evening, which are shown then, whenever the bar
 * or the language changes, and each minute. React does not know what time it is (announcement-bar.tsx). Whoever
 * presses the invitation, which then goes, finds the focus at the lamp of the header.
 */
export const eveningScript = `(()=>{
const root=document.documentElement,bar=document.querySelector('.announcement');
if(!bar||!('evening' in root.dataset))return;
const tell=()=>{
const now=new Date(),hour=now.getHours(),minute=String(now.getMinutes()).padStart(2,'0');
for(const clock of document.querySelectorAll('[data-clock]'))clock.textContent=root.lang==='fr'?hour+'\u00a0h\u00a0'+minute:(hour%12||12)+':'+minute+'\u00a0'+(hour<12?'am':'pm');
root.dataset.evening='told'
};
tell();
setInterval(tell,${MINUTE_MS});
const changed=new MutationObserver(tell);
changed.observe(root,{attributeFilter:['lang']});
changed.observe(bar,{childList:true});
addEventListener('click',({target})=>{
if(!bar.contains(target)||!target.closest('[data-theme-toggle]'))return;
document.querySelector('header [data-theme-toggle]')?.focus();
bar.inert=true;
setTimeout(()=>{bar.inert=false},${DEAF_MS})
},true)
})()`;
