import {
  cursorQuery,
  day,
  ids,
  listQuery,
  manyOf,
  matching,
  oneOf,
  text,
  wholeNumber,
} from '@/domain/listQuery';

const query = listQuery(
  {
    keyword: text(5),
    kind: oneOf(['a', 'b']),
    tags: manyOf(['x', 'y', 'z']),
    owner: ids,
    from: day,
    least: wholeNumber(),
    year: matching(/^\d{4}$/),
    sort: oneOf(['name', '-name'], 'name'),
  },
  { pageSizes: [10, 20] },
);
const read = (search: string) => query.read(new URLSearchParams(search));
const NOTHING = { tags: [], owner: [], sort: 'name', current: 1, pageSize: 10 };

describe('the query of a list', () => {
  it('has defaults without a URL', () => expect(read('')).toEqual(NOTHING));

  it('reads all fields, the page and its size', () =>
    expect(
      read(
        'keyword=+words+more+&kind=b&tags=z&tags=x&owner=2&owner=1&owner=2&from=2026-11-20&least=0&year=2026&sort=-name&current=3&pageSize=20',
      ),
    ).toEqual({
      keyword: 'words more',
      kind: 'b',
      tags: ['x', 'z'],
      owner: ['1', '2'],
      from: '2026-11-20',
      least: 0,
      year: '2026',
      sort: '-name',
      current: 3,
      pageSize: 20,
    }));

  it.each([
    'keyword=++&kind=c&tags=constructor&owner=%3Cb%3E&from=2026-02-30&year=20260&sort=kind',
    'least=-1',
    'least=1.5',
    'least=1e3',
    'least=0x10',
    'least=',
    'least=1000000000',
    'current=0&pageSize=30',
    'current=-1&pageSize=x',
    'current=1.5',
    'current=many',
  ])('falls back to the defaults for %s', (search) => expect(read(search)).toEqual(NOTHING));

  it('reads the page of older links unless a newer parameter is present', () => {
    expect(read('page=4').current).toBe(4);
    expect(read('page=4&current=2').current).toBe(2);
  });

  it('is filtered by any field except sort order and paging', () => {
    for (const search of ['', 'sort=-name', 'current=2', 'pageSize=20', 'kind=none'])
      expect(query.isFiltered(read(search))).toBe(false);
    for (const search of [
      'keyword=x',
      'kind=a',
      'tags=x',
      'owner=1',
      'from=2026-11-20',
      'least=0',
      'year=2026',
    ])
      expect(query.isFiltered(read(search))).toBe(true);
  });

  it('can correct contradictory values', () => {
    const checked = listQuery(
      { from: day, to: day },
      { check: (each) => (each.from && each.to && each.to < each.from ? { ...each, to: undefined } : each) },
    );
    const params = new URLSearchParams('from=2026-11-20&to=2026-11-01');
    expect(checked.read(params)).toEqual({ from: '2026-11-20', current: 1, pageSize: 10 });
  });
});

describe('the query of a list with cursors', () => {
  const { read: readPlace, isFiltered, schema } = cursorQuery({ kind: oneOf(['a', 'b']) });
  const readUrl = (search: string) => readPlace(new URLSearchParams(search));

  it('reads the cursor and the fields', () =>
    expect(readUrl('cursor=eyJ-_9&kind=a')).toEqual({ cursor: 'eyJ-_9', kind: 'a', pageSize: 10 }));

  it.each(['', 'current=3', 'page=3', 'cursor=', `cursor=${'c'.repeat(513)}`])(
    'begins at the first page for %.20s',
    (search) => expect(readUrl(search)).toEqual({ cursor: undefined, kind: undefined, pageSize: 10 }),
  );

  it('is not filtered by its place, which the server takes instead of the number of a page', () => {
    expect(isFiltered(readUrl('cursor=c'))).toBe(false);
    expect(Object.keys(schema.entries)).toEqual(['kind', 'cursor', 'pageSize']);
  });
});
