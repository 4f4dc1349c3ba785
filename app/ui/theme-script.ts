/** Key of the one thing we keep in a visitor's browser. */
export const THEME_KEY = 'theme';

/**
 * Runs in the head of every page: shows the chosen theme, else the system's, before anything is painted, and
 * answers every `[data-theme-toggle]` from then on. It needs no React, so the switch works while a page
 * still loads; React does not even hear of it, or it would hydrate the switch before it lets go. The new colours wait for one paint, which shows that the switch was pressed: to restyle the
 * whole page takes a slow telephone a while.
 */
export const themeScript = `(()=>{
const root=document.documentElement,system=matchMedia('(prefers-color-scheme: dark)');
let chosen;
try{chosen=localStorage.getItem('${THEME_KEY}')}catch{}
const isDark=()=>chosen==='dark'||(chosen!=='light'&&system.matches);
const show=()=>root.classList.toggle('dark',isDark());
show();
system.addEventListener('change',show);
const press=()=>{
chosen=isDark()?'light':'dark';
try{localStorage.setItem('${THEME_KEY}',chosen)}catch{}
requestAnimationFrame(()=>setTimeout(show))
};
const hear=(event)=>{
if(!event.target.closest?.('[data-theme-toggle]'))return;
event.stopPropagation();
if(event.type==='click')press()
};
for(const type of ['pointerdown','mousedown','touchstart','pointerup','mouseup','touchend','click'])addEventListener(type,hear,{capture:true,passive:true})
})()`;
