/** The wall behind every page (`--wall`, app/styles/tokens.css). */
export const themeColors = { light: '#f4ecdd', dark: '#16152e' };

/**
 * Runs in the head of every page: shows the chosen theme, else the system's, before anything is painted, and
 * answers every `[data-theme-toggle]` from then on. It needs no React, so the switch works while a page still
 * loads. React hears of no event of a tap, nor of two: for each it would hydrate the switch at once. The new colours wait
 * for one paint, which shows that the switch was pressed: a slow telephone needs a while to restyle the page.
 * The choice is the one thing we keep in a visitor's browser. How the lamps of the public pages are lit
 * (`lightLamps`) comes later, in site/shell/moment-script.ts.
 */
export const themeScript = `(()=>{
const root=document.documentElement,system=matchMedia('(prefers-color-scheme: dark)');
let chosen;
try{chosen=localStorage.getItem('theme')}catch{}
const isDark=()=>chosen==='dark'||(chosen!=='light'&&system.matches);
const show=()=>{
const dark=isDark();
root.classList.toggle('dark',dark);
for(const meta of document.querySelectorAll('meta[name=theme-color]'))meta.content=dark?'${themeColors.dark}':'${themeColors.light}'
};
show();
system.addEventListener('change',show);
const press=(lamp)=>{
chosen=isDark()?'light':'dark';
try{localStorage.setItem('theme',chosen)}catch{}
requestAnimationFrame(()=>setTimeout(()=>window.lightLamps?window.lightLamps(lamp,show):show()))
};
const hear=(event)=>{
const lamp=event.target.closest?.('[data-theme-toggle]');
if(!lamp)return;
event.stopPropagation();
if(event.type==='click')press(lamp)
};
for(const type of ['pointerover','mouseover','pointerdown','mousedown','touchstart','gotpointercapture','focusin','pointerup','mouseup','touchend','click','dblclick'])addEventListener(type,hear,{capture:true,passive:true})
})()`;
