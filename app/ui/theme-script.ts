/** The wall behind every page (`--wall`, app/styles/tokens.css). */
export const themeColors = { light: '#f4ecdd', dark: '#16152e' };

/**
 * Runs in the head of every page: shows the chosen theme, else the system's, before anything is painted, and
 * answers every `[data-theme-toggle]` from then on. It needs no React, so the switch works while a page still
 * loads. React does not hear of it either: it would hydrate the switch at once for a tap. The new colours wait
 * for one paint, which shows that the switch was pressed: a slow telephone needs a while to restyle the page.
 * The choice is the one thing we keep in a visitor's browser.
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
const press=()=>{
chosen=isDark()?'light':'dark';
try{localStorage.setItem('theme',chosen)}catch{}
requestAnimationFrame(()=>setTimeout(show))
};
const hear=(event)=>{
if(!event.target.closest?.('[data-theme-toggle]'))return;
event.stopPropagation();
if(event.type==='click')press()
};
for(const type of ['pointerdown','mousedown','touchstart','pointerup','mouseup','touchend','click'])addEventListener(type,hear,{capture:true,passive:true})
})()`;
