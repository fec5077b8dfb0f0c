import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { isRightToLeft, LANGUAGES, type Language, type ResolvedLocale } from '../../src/browser/locale';
import { THEME_CHOICES } from '../../src/browser/theme';
import { requireMatch } from '../requireMatch';
import { getDocument, SCREEN_PATHS } from './documents';
import { bootScript } from './firstPaint';
import type { PreloadMarkup } from './preloadMarkup';
import { CHECKED, PENDING } from './screen';
import { markDirections, turnRightToLeft } from './screenDirections';
import { type RenderedPage, renderPage } from './screenRender';
import { screenStyles } from './screenStyles';

/** The button that shows the chosen theme and chooses the next one. */
const THEME_BUTTON = 'button[data-hint]';

/** The classes that screen.ts adds to elements of a class. */
const STATES = { 'ant-btn': PENDING, 'ant-checkbox': CHECKED };

/**
 * Returns the template of a page's first screen. It contains the button of every theme, of which screen.ts shows one, and
 * neither the footer, whose year is that of the visit, nor closed tabs.
 */
async function toTemplate({ document, root, language }: RenderedPage): Promise<HTMLTemplateElement> {
  const template = document.createElement('template');
  Object.assign(template, { lang: language, title: document.title });
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
  const inBoth = `<div>${markup}</div><div class="mirrored">${markup}</div>`;
  sample.innerHTML = inBoth + inBoth;
  for (const part of sample.querySelectorAll('.mirrored')) turnRightToLeft(part);
  for (const element of sample.querySelectorAll('.ant-light')) element.classList.add('ant-dark');
  for (const [name, state] of Object.entries(STATES)) {
    const elements = [...sample.getElementsByClassName(name)];
    for (const element of elements.slice(elements.length / 2)) element.classList.add(state);
  }
  document.body.replaceChildren(sample);
  document.documentElement.dir = 'rtl';
  document.documentElement.className = 'portal-light portal-dark';
}

interface Screen extends RenderedPage {
  template: HTMLTemplateElement;
}

async function renderScreen(folder: string, path: string, locale: ResolvedLocale) {
  const page = await renderPage(folder, path, locale);
  return { ...page, template: await toTemplate(page) };
}

/** Renders the screens of a page in every language, for both directions unless the language itself has one. */
async function renderScreens(folder: string, path: string): Promise<Screen[]> {
  const render = (language: Language, direction: ResolvedLocale['direction']) =>
    renderScreen(folder, path, { language, direction });
  return Promise.all(
    LANGUAGES.map(async (language) => {
      if (isRightToLeft(language)) return render(language, 'rtl');
      const [screen, mirrored] = await Promise.all([render(language, 'ltr'), render(language, 'rtl')]);
      markDirections(screen.template.content, mirrored.template.content);
      mirrored.close();
      return screen;
    }),
  );
}

const isOfAntd = (sheet: string) => sheet.startsWith('antd.');

/**
 * Returns the document of the build with these screens. `preload` is the markup for all pages with the one that
 * replaces it.
 */
function withScreens(folder: string, screens: Screen[], preload: [all: string, own: string]): string {
  const templates = screens.map(({ template }) => template);
  const [{ document }] = screens as [Screen];
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
  const names = [...new Set(screens.flatMap(({ sheets }) => sheets))];
  const sheets = [...names.filter(isOfAntd), ...names.filter((name) => !isOfAntd(name))];
  const used = screenStyles(
    [
      ...sheets.map((name) => readFileSync(join(folder, name), 'utf8')),
      ...new Set(screens.flatMap(({ declared }) => declared)),
    ],
    markup,
    isUsed,
  );
  for (const { close } of screens) close();

  const own = readFileSync(join(__dirname, 'screen.css'), 'utf8');
  let html = readFileSync(join(folder, 'index.html'), 'utf8');
  const style = transformSync(used + own, { loader: 'css', minify: true }).code.trim();
  // boot.ts applies it after the first paint, for which it would be too much.
  const link = /<link rel="stylesheet" href="[^"]*antd\.\w+\.css">/.exec(html)?.[0] ?? '';
  const late = link.replace('>', ' disabled>');
  const replacements = {
    [link]: '',
    '</head>': `<title>${screens[0]?.template.title}</title>${late}<style>${style}</style></head>`,
    '<div id="root">': `${markup}<div id="root">`,
    [bootScript()]: bootScript(true),
    [preload[0]]: preload[1],
  };
  for (const [found, replacement] of Object.entries(replacements)) {
    requireMatch(html.includes(found), `"${found.slice(0, 40)}" in the document`);
    html = html.replace(found, () => replacement);
  }
  return html;
}

/** Writes a document for each page whose first screen is in its document. */
export async function writeScreenDocuments(folder: string, preload: PreloadMarkup): Promise<void> {
  for (const path of SCREEN_PATHS) {
    const screens = await renderScreens(folder, path);
    const html = withScreens(folder, screens, [preload(), preload((other) => other === path)]);
    writeFileSync(join(folder, `${getDocument(path)}.html`), html);
  }
}
