import { readFileSync } from 'node:fs';
import * as antd from 'antd';
import { JSDOM } from 'jsdom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const sheet = readFileSync('src/global.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The elements whose text takes its own direction in a right-to-left page. */
const OWN_DIRECTION = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  .filter(([, selector = '', rule = '']) => selector.includes('rtl') && /unicode-bidi: plaintext/.test(rule))
  .map(([, selector = '']) => selector.trim())
  .filter((selector) => !selector.includes('::'));

type AnyComponent = ComponentType<Record<string, unknown>>;
type WithPanel = { _InternalPanelDoNotUseOrYouWillBeFired: AnyComponent };
const panel = (component: unknown) => (component as WithPanel)._InternalPanelDoNotUseOrYouWillBeFired;

/** Begins with what has no direction of its own. */
const TITLE = '¥50.00 off your order';

const TITLED: [string, unknown][] = [
  ['a dialog', panel(antd.Modal)],
  ['a drawer', panel(antd.Drawer)],
  ['a popover', panel(antd.Popover)],
  ['a question beside its button', panel(antd.Popconfirm)],
  ['a card', antd.Card],
  ['an alert', antd.Alert],
  ['a notification', panel(antd.notification)],
];

it.each(TITLED)(
  'the title of %s that begins with an amount keeps its order right-to-left',
  (_, component) => {
    const element: ReactNode = createElement(component as AnyComponent, { title: TITLE });
    const { document } = new JSDOM(`<html dir="rtl"><body>${renderToString(element)}</body></html>`).window;
    const texts = [...document.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && textContent === TITLE,
    );
    expect(texts).toHaveLength(1);
    expect(texts[0]?.closest(OWN_DIRECTION.join(','))?.textContent).toBe(TITLE);
  },
);
