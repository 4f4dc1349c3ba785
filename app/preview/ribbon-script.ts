/**
 * Runs in the ribbon, which React does not know: counts down what is left, and lets every link load its page
 * anew, so that the ribbon is always that of the page one sees, in its language, and gone when the preview is.
 */
export const ribbonScript = `(()=>{
const ribbon=document.currentScript.closest('preview-ribbon'),left=ribbon.querySelector('[data-left]'),panel=ribbon.querySelector('details');
const end=Date.now()+Number(left.dataset.left);
const tell=()=>{
const minutes=Math.ceil((end-Date.now())/60000);
if(minutes>0)left.textContent=left.dataset.words.replace('{time}',[minutes>59&&Math.floor(minutes/60)+'\\u00a0h',minutes%60&&minutes%60+'\\u00a0min'].filter(Boolean).join(' '));
else if(!left.hasAttribute('role')){left.setAttribute('role','alert');left.textContent=left.dataset.ended}
};
setInterval(tell,5000);
addEventListener('click',(event)=>{
const link=event.target.closest?.('a[href]');
if(link&&link.origin===location.origin&&link.pathname!==location.pathname&&!/\\.\\w+$/.test(link.pathname))event.stopPropagation();
if(panel&&!panel.contains(event.target))panel.open=false
},true);
panel?.addEventListener('keydown',(event)=>{
if(event.key!=='Escape')return;
panel.open=false;panel.querySelector('summary').focus()
})
})()`;

/** What is left, in hours and minutes: as the script counts on. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const parts = [
    minutes > 59 && `${Math.floor(minutes / 60)}\u00a0h`,
    minutes % 60 && `${minutes % 60}\u00a0min`,
  ];
  return parts.filter(Boolean).join(' ');
}
