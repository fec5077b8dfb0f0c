/** Runs in the page: whether it has its title, nothing of the outline is left, and nothing on it waits for its data. */
export function isWhole(): boolean {
  if (document.contentType !== 'text/html') return true;
  const waits = document.querySelector('#shell, [aria-busy=true]') !== null;
  return document.querySelector('h1') !== null && !waits;
}
