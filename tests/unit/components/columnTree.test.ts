import {
  buildColumnTree,
  type ColumnNode,
  columnPath,
  findColumnByTitle,
  walkColumns,
} from '../../../src/components/columnTree';
import type { Column } from '../../../src/domain/content/column';

const MANY = 100_000;

const column = (recordId: string, parentId = '0', sequence = 0): Column => ({
  recordId,
  parentId,
  sequence,
  title: `title ${recordId}`,
});

/** The tree as text: `1(11 12(121)) 2`. */
const shape = (nodes: ColumnNode[]): string =>
  nodes
    .map(({ recordId, children }) => (children.length > 0 ? `${recordId}(${shape(children)})` : recordId))
    .join(' ');

const pathIds = (columns: Column[], recordId: string) =>
  columnPath(buildColumnTree(columns), recordId).map((node) => node.recordId);

describe('buildColumnTree', () => {
  it('nests columns by parentId, regardless of their order', () => {
    const columns = [column('121', '12'), column('12', '1'), column('1'), column('2'), column('11', '1')];
    expect(shape(buildColumnTree(columns))).toBe('1(12(121) 11) 2');
  });

  it('adds id and value to every node and keeps the columns unchanged', () => {
    const columns = Object.freeze([Object.freeze(column('1')), Object.freeze(column('11', '1'))]);
    const [root] = buildColumnTree(columns);
    expect(root).toMatchObject({ ...columns[0], id: '1', value: '1' });
    expect(root?.children[0]).toMatchObject({ id: '11', value: '11', recordId: '11' });
  });

  it('sorts siblings by descending sequence and keeps the order of equals', () => {
    const columns = [
      column('a', '0', 10),
      column('b', '0', 30),
      column('c', '0', 10),
      column('d', '0', -5),
      column('b1', 'b', 1),
      column('b2', 'b', 7),
      column('b3', 'b', 1),
    ];
    expect(shape(buildColumnTree(columns))).toBe('b(b2 b1 b3) a c d');
  });

  it('drops orphans with all their descendants', () => {
    expect(shape(buildColumnTree([column('1'), column('x', 'gone'), column('y', 'x')]))).toBe('1');
  });

  it('keeps the first of several columns with the same recordId', () => {
    const columns = [
      column('1'),
      { ...column('2'), title: 'first' },
      { ...column('2', '1'), title: 'second' },
    ];
    const roots = buildColumnTree(columns);
    expect(shape(roots)).toBe('1 2');
    expect(roots[1]?.title).toBe('first');
  });

  it('drops columns that are their own parent, and cycles', () => {
    const columns = [column('1'), column('s', 's'), column('a', 'c'), column('b', 'a'), column('c', 'b')];
    expect(shape(buildColumnTree(columns))).toBe('1');
  });

  it('treats names of the prototype as ordinary ids', () => {
    expect(shape(buildColumnTree([column('__proto__'), column('constructor', '__proto__')]))).toBe(
      '__proto__(constructor)',
    );
  });

  it('returns an empty tree for no columns', () => {
    expect(buildColumnTree([])).toEqual([]);
    expect([...walkColumns([])]).toEqual([]);
  });

  it('handles a chain of 100,000 columns', () => {
    const columns = Array.from({ length: MANY }, (_, i) => column(String(i + 1), String(i)));
    const roots = buildColumnTree(columns);
    expect(roots).toHaveLength(1);
    expect([...walkColumns(roots)]).toHaveLength(MANY);
    const path = columnPath(roots, String(MANY));
    expect(path).toHaveLength(MANY);
    expect(path[0]?.recordId).toBe('1');
    expect(findColumnByTitle(roots, [`title ${MANY}`])).toBeDefined();
    expect(findColumnByTitle(roots, ['none'])).toBeUndefined();
  });

  it('handles 100,000 siblings and keeps their order', () => {
    const columns = Array.from({ length: MANY }, (_, i) => column(`s${i}`, 'hub', i % 2));
    const [hub] = buildColumnTree([...columns, column('hub')]);
    expect(hub?.children).toHaveLength(MANY);
    expect(hub?.children[0]?.recordId).toBe('s1');
    expect(hub?.children[MANY / 2]?.recordId).toBe('s0');
    expect(pathIds([...columns, column('hub')], 's99999')).toEqual(['hub', 's99999']);
  });
});

describe('walkColumns', () => {
  it('visits parents first, in display order', () => {
    const roots = buildColumnTree([
      column('1'),
      column('11', '1'),
      column('111', '11'),
      column('12', '1'),
      column('2'),
    ]);
    expect([...walkColumns(roots)].map(({ recordId }) => recordId)).toEqual(['1', '11', '111', '12', '2']);
  });
});

describe('columnPath', () => {
  const columns = [column('1'), column('11', '1'), column('111', '11'), column('2')];

  it('starts at the root and ends at the column', () => {
    expect(pathIds(columns, '111')).toEqual(['1', '11', '111']);
    expect(pathIds(columns, '2')).toEqual(['2']);
  });

  it('is empty for columns outside the tree', () => {
    expect(pathIds(columns, 'none')).toEqual([]);
    expect(pathIds(columns, '0')).toEqual([]);
    expect(pathIds([...columns, column('s', 's'), column('a', 'b'), column('b', 'a')], 'a')).toEqual([]);
  });

  it('terminates even if a column has the id of the root marker', () => {
    const odd = [...columns, column('0')];
    expect(pathIds(odd, '0')).toEqual(['0']);
    expect(pathIds(odd, '111')).toEqual(['1', '11', '111']);
    expect(pathIds([...columns, column('0', '11')], '0')).toEqual(['1', '11', '0']);
  });
});

describe('findColumnByTitle', () => {
  const roots = buildColumnTree([
    { ...column('1'), title: 'market' },
    { ...column('11', '1'), title: 'news' },
    { ...column('2'), title: 'news' },
    { ...column('21', '2'), title: 'deep' },
  ]);

  it('prefers roots to deeper columns', () => {
    expect(findColumnByTitle(roots, ['news'])?.recordId).toBe('2');
    expect(findColumnByTitle(roots, ['deep'])?.recordId).toBe('21');
  });

  it('matches any of several complete titles', () => {
    expect(findColumnByTitle(roots, ['missing', 'market'])).toBeDefined();
    expect(findColumnByTitle(roots, ['mark'])).toBeUndefined();
    expect(findColumnByTitle(roots, [])).toBeUndefined();
    expect(findColumnByTitle([], ['market'])).toBeUndefined();
  });
});
