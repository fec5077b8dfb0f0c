/** What browsers have and jsdom lacks, and what antd and the request layer need of it. */
import { runInThisContext } from 'node:vm';

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const runSoon: typeof setImmediate = runInThisContext('setImmediate');

/** Node's own channel keeps the process alive, and a timer waits for a millisecond at every step of a rendering. */
class ImmediateMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => runSoon(() => this.port1.onmessage?.({ data })) };
}

/** No media query matches: a light device that does not object to motion. */
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
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// Addresses of files in memory: nothing is drawn here, so one is as good as another.
URL.createObjectURL ??= () => 'blob:portal';
URL.revokeObjectURL ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
// jsdom has no layout: there is nothing to scroll, and it says so in the console.
window.scrollTo = () => {};
