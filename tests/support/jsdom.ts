/** Adds browser APIs that jsdom lacks. */
import { runInThisContext } from 'node:vm';

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
    ['fetch', 'Response', 'Request', 'Headers', 'structuredClone', 'TextEncoder', 'TextDecoder'].map(
      (name) => [name, runInThisContext(name)],
    ),
  ),
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in window)) Object.defineProperty(window, name, { value, writable: true, configurable: true });
}

// jsdom works antd's whole style sheet out for every element it is asked about, which takes seconds a test. What the
// tests and antd need to know (hidden or not) stands on the elements themselves.
window.getComputedStyle = (element) => (element as HTMLElement).style;

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

// jsdom walks through the whole document for each pair of a label and a control, which takes half the time of a test
// that looks for controls of a table by their names.
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement) {
    if (!this.hasAttribute('for')) return this.querySelector(LABELABLE);
    const named = this.ownerDocument.getElementById(this.htmlFor);
    return named?.matches(LABELABLE) ? named : null;
  },
});
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (!this.matches(LABELABLE)) return null;
      return Array.from(this.ownerDocument.getElementsByTagName('label')).filter(
        ({ control }) => control === this,
      );
    },
  });
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
Element.prototype.scrollIntoView ??= () => {};
// jsdom cannot scroll and logs an error.
window.scrollTo = () => {};
