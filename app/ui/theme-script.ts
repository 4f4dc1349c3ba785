/** Key of the one thing we keep in a visitor's browser. */
export const THEME_KEY = 'theme';

/** Sets the theme before anything is painted: the saved choice, else what the system prefers. */
export const themeScript = `(()=>{
let saved;
try{saved=localStorage.getItem('${THEME_KEY}')}catch{}
const dark=saved==='dark'||(saved!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark',dark)
})()`;
