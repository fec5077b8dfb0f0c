import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { CHECKED, PENDING } from '../../src/browser/firstScreen';
import { LANGUAGES, type ResolvedLocale } from '../../src/browser/locale';
import { THEME_CHOICES } from '../../src/browser/theme';
import { requireMatch } from '../requireMatch';
import { getDocument, SCREEN_PATHS } from './documents';
import { bootScript } from './firstPaint';
import type { PreloadMarkup } from './preloadMarkup';
import { loadJsdom, type RenderedPage, renderPage } from './screenRender';
import { screenStyles } from './screenStyles';

/** The button that shows the chosen theme and chooses the next one. */
const THEME_BUTTON = /<button [^>]*data-hint=.*?<\/button>/;

/** What React adds to the head of the document. */
const TITLE = /^<title[^>]*>(.*?)<\/title>/;

/** The classes that src/browser/firstScreen.ts adds to elements of a class. */
const STATES = { 'ant-btn': PENDING, 'ant-checkbox': CHECKED };

const DIRECTIONS = ['ltr', 'rtl'] as const;

interface Screen extends RenderedPage {
  title: string;
}

/** Renders a page as a template. It contains the button of every theme, of which the visit keeps one. */
async function renderScreen(folder: string, path: string, locale: ResolvedLocale): Promise<Screen> {
  const pages = await Promise.all(
    THEME_CHOICES.map((choice) => renderPage(folder, path, { ...locale, choice })),
  );
  const buttons = pages.map(({ markup }, index) =>
    requireMatch(THEME_BUTTON.exec(markup)?.[0], `button of the theme on ${path}`)
      .replace('<button', `<button data-choice="${THEME_CHOICES[index]}"`)
      .replace('ant-dark', 'ant-light'),
  );
  const [{ markup, sheets }] = pages as [RenderedPage];
  const title = requireMatch(TITLE.exec(markup)?.[1], `title of ${path}`);
  const content = markup.replace(TITLE, '').replace(THEME_BUTTON, () => buttons.join(''));
  const { language, direction } = locale;
  return {
    title,
    sheets,
    markup: `<template lang="${language}" dir="${direction}" title="${title}">${content}</template>`,
  };
}

/**
 * Returns a document with every element that the styles of the screens apply to, in each theme and state that the user can
 * cause.
 */
function showSamples(templates: string): Document {
  const { document } = new (loadJsdom().JSDOM)(templates).window;
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.screen = '';
  for (const state of [false, true])
    for (const { content, dir } of document.querySelectorAll('template')) {
      const screen = document.createElement('div');
      screen.dir = dir;
      screen.append(content.cloneNode(true));
      for (const element of screen.querySelectorAll('.ant-light')) element.classList.add('ant-dark');
      if (state)
        for (const [name, added] of Object.entries(STATES))
          for (const element of screen.querySelectorAll(`.${name}`)) element.classList.add(added);
      root.append(screen);
    }
  document.body.replaceChildren(root);
  document.documentElement.dir = 'rtl';
  document.documentElement.className = 'portal-light portal-dark';
  return document;
}

const isOfAntd = (sheet: string) => sheet.startsWith('antd.');

/**
 * Returns the document of the build with these screens. `preload` is the markup for all pages with the one that
 * replaces it.
 */
function withScreens(folder: string, screens: Screen[], preload: [all: string, own: string]): string {
  const templates = screens.map(({ markup }) => markup).join('');
  const document = showSamples(templates);
  const isUsed = (selector: string) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // A selector that jsdom does not know may match.
      return true;
    }
  };
  const names = [...new Set(screens.flatMap(({ sheets }) => sheets))];
  const sheets = [...names.filter(isOfAntd), ...names.filter((name) => !isOfAntd(name))];
  const used = screenStyles(
    sheets.map((name) => readFileSync(join(folder, name), 'utf8')),
    templates,
    isUsed,
  );
  document.defaultView?.close();

  let html = readFileSync(join(folder, 'index.html'), 'utf8');
  const style = transformSync(used, { loader: 'css', minify: true }).code.trim();
  // boot.ts applies it after the first paint, for which it would be too much.
  const link = /<link rel="stylesheet" href="[^"]*antd\.\w+\.css">/.exec(html)?.[0] ?? '';
  const late = link.replace('>', ' disabled>');
  const replacements = {
    [link]: '',
    '</head>': `<title>${screens[0]?.title}</title>${late}<style>${style}</style></head>`,
    '<div id="root">': `${templates}<div id="root">`,
    [bootScript()]: bootScript(true),
    [preload[0]]: preload[1],
  };
  for (const [found, replacement] of Object.entries(replacements)) {
    requireMatch(html.includes(found), `"${found.slice(0, 40)}" in the document`);
    html = html.replace(found, () => replacement);
  }
  return html;
}

/** Writes a document for each page whose first screen is in its document, in every language and direction. */
export async function writeScreenDocuments(folder: string, preload: PreloadMarkup): Promise<void> {
  for (const path of SCREEN_PATHS) {
    const locales = LANGUAGES.flatMap((language) => DIRECTIONS.map((direction) => ({ language, direction })));
    const screens = await Promise.all(locales.map((locale) => renderScreen(folder, path, locale)));
    const html = withScreens(folder, screens, [preload(), preload((other) => other === path)]);
    writeFileSync(join(folder, `${getDocument(path)}.html`), html);
  }
}
