import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGE_PARAM, LANGUAGES } from '../contract/language.ts';
import { DEFAULT_THEME, THEME_KEY, THEMES, TYPEFACE_KEY } from './preferences.ts';
import { forgetEndedSession } from './remembered-session.ts';
import { TOKEN_KEY } from './token-key.ts';

/**
 * The source of an inline script in the page's head, which ends a session that isn't remembered, and sets on <html> before the first paint what the
 * browser alone knows: the theme, whether a session is stored, whether it has the typeface, and, unless the server rendered the page and
 * chose it, the language; by the rules of `chooseTheme` and `chooseLanguage`. It is a string because it runs
 * before any module.
 */
export const firstPaintScript = (): string => {
  const list = (values: readonly string[]) => JSON.stringify(values);
  return [
    '(function(){',
    `var t='${DEFAULT_THEME}',l=null,h=document.documentElement,d=h.dataset;`,
    'try{',
    ...forgetEndedSession,
    `var st=localStorage.getItem('${THEME_KEY}');if(${list(THEMES)}.indexOf(st)>=0)t=st;`,
    `var sl=localStorage.getItem('${LANGUAGE_KEY}');if(${list(LANGUAGES)}.indexOf(sl)>=0)l=sl;`,
    `if(localStorage.getItem('${TOKEN_KEY}'))d.session='stored';`,
    `if(localStorage.getItem('${TYPEFACE_KEY}'))d.typeface='fetched';`,
    '}catch(e){}',
    'd.theme=t;',
    'if(d.rendered!==undefined)return;',
    `var a=/[?&]${LANGUAGE_PARAM}=(${LANGUAGES.join('|')})(?:&|$)/.exec(location.search);if(a)l=a[1];`,
    'if(!l){var w=navigator.languages||[];for(var i=0;i<w.length&&!l;i++){',
    `var c=w[i].slice(0,2).toLowerCase();if(${list(LANGUAGES)}.indexOf(c)>=0)l=c}}`,
    `h.lang=l||'${DEFAULT_LANGUAGE}';`,
    '})()',
  ].join('');
};
