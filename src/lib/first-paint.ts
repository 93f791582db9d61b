import {
  DEFAULT_LANGUAGE,
  DEFAULT_THEME,
  LANGUAGE_KEY,
  LANGUAGES,
  THEME_KEY,
  THEMES,
} from './preferences.ts';

/**
 * The source of an inline script in the page's head. It sets theme and language on <html> before
 * the first paint, by the rules of `chooseTheme` and `chooseLanguage`. It is a string because it
 * runs before any module.
 */
export const firstPaintScript = (): string => {
  const list = (values: readonly string[]) => JSON.stringify(values);
  return [
    '(function(){',
    `var t='${DEFAULT_THEME}',l=null,h=document.documentElement;`,
    'try{',
    `var st=localStorage.getItem('${THEME_KEY}');if(${list(THEMES)}.indexOf(st)>=0)t=st;`,
    `var sl=localStorage.getItem('${LANGUAGE_KEY}');if(${list(LANGUAGES)}.indexOf(sl)>=0)l=sl;`,
    '}catch(e){}',
    'if(!l){var w=navigator.languages||[];for(var i=0;i<w.length&&!l;i++){',
    `var c=w[i].slice(0,2).toLowerCase();if(${list(LANGUAGES)}.indexOf(c)>=0)l=c}}`,
    `h.dataset.theme=t;h.lang=l||'${DEFAULT_LANGUAGE}';`,
    '})()',
  ].join('');
};
