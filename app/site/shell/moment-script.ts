/** How long the bulbs, the windows and the cat take (app/styles/moment.css). */
const LIGHTING_MS = 2000;

/**
 * The moment when the lamps of a public page are lit: the browser keeps a picture of the street as it was, and the
 * night grows over it, out of the lamp that was pressed; by day it goes back there. What moves is told by
 * app/styles/moment.css. Without that gift of the browser, where less motion is asked for, and while the page still
 * starts, which leaves a slow telephone no time for it, the theme just changes. It stands behind all that is seen, and
 * the theme script calls it.
 */
export const momentScript = `(()=>{
const root=document.documentElement;
let lighting;
window.lightLamps=(lamp,show)=>{
if(!('started' in root.dataset)||!document.startViewTransition||matchMedia('(prefers-reduced-motion: reduce)').matches)return show();
const{left,top,width,height}=lamp.getBoundingClientRect();
document.startViewTransition(()=>{
root.style.setProperty('--x',left+width/2+'px');
root.style.setProperty('--y',top+height/2+'px');
show();
root.classList.toggle('lighting',root.classList.contains('dark'));
clearTimeout(lighting);
lighting=setTimeout(()=>root.classList.remove('lighting'),${LIGHTING_MS})
}).ready.catch(()=>{})
}
})()`;
