import { transformSync } from 'esbuild';
import { isRightToLeft, LANGUAGES, LOCALE_KEY } from '../../src/browser/locale';
import { targets } from '../targets';
import { shellHead } from './markup';
import { shellTexts } from './shellTexts';

const subtag = (language: string) => language.replace(/-.*/, '');

function message({ language, texts }: (typeof shellTexts)[number]): string {
  const needs = Object.entries(targets).reduce(
    (text, [name, version]) => text.replace(`{${name}}`, String(version)),
    texts['shell.oldBrowser.needs'],
  );
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  return `<div lang="${language}"${direction}><h1>${texts['shell.oldBrowser']}</h1><p>${needs}</p><p>${texts['shell.oldBrowser.update']}</p></div>`;
}

/**
 * Returns the script that begins the body of the document. A browser that lacks what came last to one of the targets (Safari 16.4,
 * Firefox 121, Chrome and Edge 111) gets a plain page in place of all that follows: in the language of the user, or in all when
 * it is another one. Nothing is loaded for it. Every browser can read this script.
 */
export function oldBrowserScript(): string {
  const start = `<div id="shell" class="auth`;
  const head = `" style="overflow:auto">${shellHead}<div class="shell-main">`;
  // What follows becomes a text that nobody sees. `stop` also ends what is being fetched for it.
  const end = '</div></div><plaintext style="display:none">';
  const matches = (pattern: string) => `/^${pattern}/.test(language)`;
  const messages = shellTexts.map((each) => {
    const others = LANGUAGES.map(subtag).filter((other) => other !== subtag(each.language));
    return `(${matches(`(${others.join('|')})`)} ? '' : ${JSON.stringify(message(each))})`;
  });
  const further = LANGUAGES.slice(1).map(
    (language) => `if (${matches(subtag(language))}) document.documentElement.lang = '${language}';`,
  );
  const script = `(function () {
    try {
      new RegExp('(?<=a)b');
      if (CSS.supports('selector(:has(a))') && CSS.supports('color', 'color-mix(in srgb,red,red)')) return;
    } catch (error) {}
    var language = navigator.language;
    try {
      language = localStorage.getItem('${LOCALE_KEY}') || language;
    } catch (error) {}
    ${further.join('')}
    // Nothing of the document runs after this, so the policy need not decide.
    if (window.trustedTypes) trustedTypes.createPolicy('default', { createHTML: String });
    document.write(
      ${JSON.stringify(start)} + (window.matchMedia && matchMedia('(prefers-color-scheme:dark)').matches ? ' dark' : '') +
      ${JSON.stringify(head)} + ${messages.join('+')} + ${JSON.stringify(end)}
    );
    if (window.stop) stop();
  })()`;
  return transformSync(script, { minify: true, target: 'es5', charset: 'utf8' }).code.trim();
}
