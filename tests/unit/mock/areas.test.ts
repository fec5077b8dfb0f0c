import { allImports, filesBelow, read } from '../../support/sources';

describe('areas of the mock', () => {
  /** From the top to the bottom. */
  const areas = [
    ...['seed', 'identity', 'account', 'security', 'messages', 'support', 'instances', 'reviews'],
    ...['dashboard', 'rules', 'console', 'announcements', 'invoices', 'money', 'orders'],
    ...['certification', 'catalogue', 'agreements', 'sales', 'scenario'],
  ];
  const areaOf = (path: string) => /^mock\/lib\/(\w+)\//.exec(path)?.[1];
  const files = filesBelow('mock/lib', /\.ts$/).filter((path) => areaOf(path) !== undefined);

  it('are all known', () => {
    expect([...new Set(files.map(areaOf))].sort()).toEqual([...areas].sort());
  });

  it('import only areas below them, also for types', () => {
    const place = (path: string) => areas.indexOf(areaOf(path) ?? areas.at(-1) ?? '');
    const upwards = files.flatMap((path) =>
      allImports(path, read(path))
        .filter((target) => areaOf(target) !== undefined && place(target) < place(path))
        .map((target) => ({ path, target })),
    );
    expect(upwards).toEqual([]);
  });
});
