import { act } from '@testing-library/react';

/** Observers that are at work, with what each watches. */
const watches = new Map<IntersectionObserver, { target?: Element; callback: IntersectionObserverCallback }>();

class WatchedObserver {
  constructor(callback: IntersectionObserverCallback) {
    watches.set(this as unknown as IntersectionObserver, { callback });
  }
  observe(target: Element) {
    const watch = watches.get(this as unknown as IntersectionObserver);
    if (watch) watch.target = target;
  }
  unobserve() {}
  disconnect() {
    watches.delete(this as unknown as IntersectionObserver);
  }
}

Object.assign(window, { IntersectionObserver: WatchedObserver });

/** The window is scrolled so that this, and nothing else that is watched, is in view. */
export function scrollsTo(inView: Element | undefined): void {
  act(() => {
    for (const [observer, { target, callback }] of watches) {
      const entry = { target, isIntersecting: target === inView } as IntersectionObserverEntry;
      callback([entry], observer);
    }
  });
}
