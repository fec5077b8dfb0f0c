import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { LANGUAGES } from '../../src/browser/locale';
import { THEME_CHOICES } from '../../src/browser/theme';
import { requireMatch } from '../requireMatch';
import { bootScript } from './firstPaint';
import { CHECKED, PENDING } from './screen';
import { type RenderedPage, renderPage } from './screenRender';
import { screenStyles } from './screenStyles';

/** The pages whose first screen is part of their document, which is named after them. */
const PAGES = ['/login', '/register', '/home'];

const LOCALES = LANGUAGES.flatMap((language) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ language, direction })),
);

/** The button that shows the chosen theme and chooses the next one. */
const THEME_BUTTON = 'button[data-hint]';

/** The classes that screen.ts adds to elements of a class. */
const STATES = { 'ant-btn': PENDING, 'ant-checkbox': CHECKED };

/**
 * Returns the template of a page's first screen. It contains the button of every theme, of which screen.ts shows one, and
 * neither the footer, whose year is that of the visit, nor closed tabs.
 */
async function toTemplate({
  document,
  root,
  language,
  direction,
}: RenderedPage): Promise<HTMLTemplateElement> {
  const template = document.createElement('template');
  Object.assign(template, { lang: language, dir: direction, title: document.title });
  template.innerHTML = root.innerHTML;
  const { content } = template;
  content.querySelector('footer')?.remove();
  for (const panel of content.querySelectorAll('[role=tabpanel][hidden]')) panel.replaceChildren();

  const placeholder = requireMatch(content.querySelector(THEME_BUTTON), 'button of the theme');
  for (const choice of THEME_CHOICES) {
    // The page was rendered with the last choice.
    root.querySelector<HTMLElement>(THEME_BUTTON)?.click();
    await new Promise((done) => setTimeout(done));
    const button = root.querySelector<HTMLElement>(THEME_BUTTON)?.cloneNode(true) as HTMLElement;
    button.dataset.choice = choice;
    button.classList.replace('ant-dark', 'ant-light');
    placeholder.before(button);
  }
  placeholder.remove();
  return template;
}

/**
 * Makes the document contain every element that the styles of the screens apply to: in each direction, theme and state that
 * the user can cause.
 */
function showSamples(document: Document, templates: HTMLTemplateElement[]): void {
  const sample = document.createElement('div');
  sample.id = 'screen';
  const markup = templates.map(({ innerHTML }) => innerHTML).join('');
  sample.innerHTML = markup + markup;
  for (const element of sample.querySelectorAll('.ant-light')) element.classList.add('ant-dark');
  for (const [name, state] of Object.entries(STATES)) {
    const elements = [...sample.getElementsByClassName(name)];
    for (const element of elements.slice(elements.length / 2)) element.classList.add(state);
  }
  document.body.replaceChildren(sample);
  document.documentElement.dir = 'rtl';
  document.documentElement.className = 'portal-light portal-dark';
}

/** Returns the document of a page with its first screen. */
async function screenDocument(folder: string, path: string, targets: string[]): Promise<string> {
  const pages = await Promise.all(LOCALES.map((locale) => renderPage(folder, path, locale)));
  const templates = await Promise.all(pages.map(toTemplate));
  const [{ document, sheets }] = pages as [RenderedPage];
  const title = templates[0]?.title;
  showSamples(document, templates);
  const isUsed = (selector: string) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // A selector that jsdom does not know may match.
      return true;
    }
  };
  const markup = templates.map(({ outerHTML }) => outerHTML).join('');
  const used = screenStyles(
    sheets.map((name) => readFileSync(join(folder, name), 'utf8')),
    markup,
    isUsed,
  );
  for (const { close } of pages) close();

  const own = readFileSync(join(__dirname, 'screen.css'), 'utf8');
  const style = transformSync(used + own, { loader: 'css', minify: true }).code.trim();
  const replacements = {
    '</head>': `<style>${style}</style><title>${title}</title></head>`,
    '<div id="root">': `${markup}<div id="root">`,
    [bootScript(targets, false)]: bootScript(targets, true),
  };
  let html = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const [found, replacement] of Object.entries(replacements)) {
    requireMatch(html.includes(found), `"${found.slice(0, 40)}" in the document`);
    html = html.replace(found, () => replacement);
  }
  return html;
}

/** Writes a document for each page whose first screen is in its document. `targets` are browsers in esbuild's notation. */
export async function writeScreenDocuments(folder: string, targets: string[]): Promise<void> {
  for (const path of PAGES)
    writeFileSync(join(folder, `${path.slice(1)}.html`), await screenDocument(folder, path, targets));
}
