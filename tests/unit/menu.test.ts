import { collectMenuPaths } from '@/domain/account/menus';

describe('collectMenuPaths', () => {
  it('collects parents and children, in order, each once', () => {
    const menus = [
      { path: '/a', children: [{ path: '/a/b', children: [{ path: '/a/b/c' }] }, { path: '/a/d' }] },
      { path: '/e' },
      { path: '/a' },
    ];
    expect(collectMenuPaths(menus)).toEqual(['/a', '/a/b', '/a/b/c', '/a/d', '/e']);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['text', '/admin'],
    ['a number', 7],
    ['nothing', []],
    ['a function', () => ['/admin']],
  ])('returns nothing for %s', (_name, menus) => {
    expect(collectMenuPaths(menus)).toEqual([]);
  });

  it('skips invalid entries and keeps the others', () => {
    const menus = [
      null,
      7,
      'x',
      [],
      {},
      { path: 7 },
      { path: '' },
      { path: ['/x'] },
      { children: [{ path: '/b' }] },
      { path: '/a', children: '/admin' },
    ];
    expect(collectMenuPaths(menus)).toEqual(['/b', '/a']);
  });

  it('treats names from Object.prototype as ordinary paths', () => {
    expect(collectMenuPaths([{ path: 'constructor' }, { path: '__proto__' }])).toEqual([
      'constructor',
      '__proto__',
    ]);
  });

  it('terminates on cycles', () => {
    const parent: { path: string; children: unknown[] } = { path: '/a', children: [] };
    parent.children.push({ path: '/a/b', children: [parent] }, parent.children);
    expect(collectMenuPaths([parent, parent])).toEqual(['/a', '/a/b']);
  });

  it('handles a tree with 100,000 levels', () => {
    let deep: { path: string; children?: unknown[] } = { path: '/0' };
    for (let level = 1; level < 100_000; level += 1) deep = { path: `/${level}`, children: [deep] };
    expect(collectMenuPaths([deep])).toHaveLength(100_000);
  });
});
