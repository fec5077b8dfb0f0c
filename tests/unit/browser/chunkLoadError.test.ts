import { CODE_TIMEOUT_MS, isChunkLoadError, mayReload, readCodeReload } from '@/browser/chunkLoadError';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('isChunkLoadError', () => {
  it.each([
    named('ChunkLoadError', 'Loading chunk 17 failed.\n(missing: http://portal.test/17.js)'),
    new Error('Loading chunk src__pages__home failed.\n(timeout: http://portal.test/17.js)'),
    new Error('Loading CSS chunk 17 failed.\n(http://portal.test/17.chunk.css)'),
    new TypeError('Failed to fetch dynamically imported module: http://portal.test/17.js'),
    new TypeError('error loading dynamically imported module: http://portal.test/17.js'),
    new TypeError('Importing a module script failed.'),
  ])('recognizes a chunk that failed to load by name or message: %s', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  it.each([
    new Error('Loading failed'),
    new TypeError('Failed to fetch'),
    'Loading chunk 17 failed',
    undefined,
    { name: 'ChunkLoadError' },
  ])('ignores any other error: %s', (thrown) => {
    expect(isChunkLoadError(thrown)).toBe(false);
  });
});

describe('automatic reload', () => {
  const last = { address: '/home', at: 1_000_000 };

  it('happens once per address until the page had time to load', () => {
    expect(mayReload(undefined, '/home', last.at)).toBe(true);
    expect(mayReload(last, '/home', last.at + 1)).toBe(false);
    expect(mayReload(last, '/home', last.at + CODE_TIMEOUT_MS + 1)).toBe(false);
    expect(mayReload(last, '/home', last.at + 2 * CODE_TIMEOUT_MS)).toBe(true);
  });

  it('is allowed for another address', () => {
    expect(mayReload(last, '/demo', last.at + 1)).toBe(true);
  });

  it('counts as done for a limited time after the clock was set back', () => {
    expect(mayReload(last, '/home', last.at - 5_000)).toBe(false);
    expect(mayReload(last, '/home', last.at - 2 * CODE_TIMEOUT_MS)).toBe(true);
  });

  it('is parsed only in its own format', () => {
    expect(readCodeReload(JSON.stringify(last))).toEqual(last);
    for (const text of [null, '', '{', '{}', '{"address":1,"at":1}', 'null'])
      expect(readCodeReload(text)).toBeUndefined();
  });
});
