import { LANGUAGE_KEY, LANGUAGE_PARAM } from '../contract/language.ts';
import { languageCookie, THEME_KEY } from './preferences.ts';

/** Says on <html> that the app runs, and its switches with it. Called as React takes the page. */
export const endEarlySwitches = (): void => {
  document.documentElement.dataset.running = '';
};

/**
 * The source of an inline script that carries out the switches of theme and language (`data-switch`) until the
 * app runs: the theme at once, the language by asking the server for the page in it. What is chosen is stored
 * as the app does it (rules LOOK-1, LANG-2). And a page out of the back/forward cache, which WebKit shows at the
 * top, returns to where it was left.
 */
export const earlySwitchesScript = (): string =>
  [
    "(function(){var d=document.documentElement.dataset,save=function(k,v){try{localStorage.setItem(k,v)}catch(e){}};addEventListener('click',function(e){",
    "var b=e.target.closest&&e.target.closest('[data-switch]');if(!b||d.running!==undefined)return;",
    "var v=b.dataset.switch;if(v==='theme'){",
    `d.theme=d.theme==='light'?'dark':'light';save('${THEME_KEY}',d.theme);return}`,
    `save('${LANGUAGE_KEY}',v);document.cookie='${languageCookie("'+v+'")}';`,
    `var u=new URL(location.href);u.searchParams.delete('${LANGUAGE_PARAM}');`,
    'if(u.href===location.href)location.reload();else location.replace(u)});',
    "var y=0;addEventListener('pagehide',function(){y=scrollY});",
    "addEventListener('pageshow',function(e){if(e.persisted)scrollTo(scrollX,y)})})()",
  ].join('');
