/** Adds browser APIs that jsdom lacks. */
import { runInThisContext } from 'node:vm';
import './webCrypto';

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const runSoon: typeof setImmediate = runInThisContext('setImmediate');

/** Node's own channel would keep the process alive, and a timer would delay each step of a rendering. */
class ImmediateMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => runSoon(() => this.port1.onmessage?.({ data })) };
}

/** No media query matches. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

const missing = {
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  MessageChannel: ImmediateMessageChannel,
  matchMedia,
  ...Object.fromEntries(
    ['fetch', 'Response', 'Request', 'Headers', 'structuredClone'].map((name) => [
      name,
      runInThisContext(name),
    ]),
  ),
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });
}

// jsdom works antd's whole style sheet out for every element it is asked about, which takes seconds a test. What the
// tests and antd need to know (hidden or not) stands on the elements themselves. Most have no style at all, and jsdom would make
// an object for each of them.
const noStyle = document.createElement('div').style;
window.getComputedStyle = (element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : noStyle;

// To find the labels of one field, jsdom walks through the whole document for each label in it, which takes a tenth of a test.
const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
const isLabelable = (element: Element) =>
  LABELABLE.has(element.localName) && element.getAttribute('type') !== 'hidden';
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    if (!this.hasAttribute('for'))
      return Array.from(this.getElementsByTagName('*')).find(isLabelable) ?? null;
    const named = document.getElementById(this.htmlFor);
    return named && isLabelable(named) ? named : null;
  },
});
const labels = {
  get(this: HTMLElement) {
    const named = this.id
      ? Array.from(document.getElementsByTagName('label')).filter(({ htmlFor }) => htmlFor === this.id)
      : [];
    let around = this.parentElement;
    while (around && !(around instanceof HTMLLabelElement)) around = around.parentElement;
    return around?.control === this && !named.includes(around) ? [...named, around] : named;
  },
};
for (const field of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(field.prototype, 'labels', labels);
}
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// Nothing is drawn here, so every object URL can be the same.
URL.createObjectURL ??= () => 'blob:portal';
URL.revokeObjectURL ??= () => {};
Element.prototype.scroll ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
// jsdom cannot scroll and logs an error.
window.scrollTo = () => {};
