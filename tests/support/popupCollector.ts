/** Runs in the page: keeps the text of every popup that ever appears, however short it stands there. */
export function collectPopups(): void {
  const seen: string[] = [];
  // A popup is added once with its list and once by itself.
  const known = new WeakSet<Element>();
  Object.assign(window, { seenPopups: seen });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      const popups = '.ant-message-notice, .ant-notification-notice';
      const shown = node.matches(popups) ? [node] : [...node.querySelectorAll<HTMLElement>(popups)];
      for (const popup of shown.filter((candidate) => !known.has(candidate))) {
        known.add(popup);
        seen.push(popup.innerText);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
