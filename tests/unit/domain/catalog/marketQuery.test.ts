import { marketQuery, searchAddress } from '@/domain/catalog/marketQuery';
import { lastPage } from '@/domain/listing';

const read = (query: string) => marketQuery.read(new URLSearchParams(query));

const NOTHING = {
  columnId: undefined,
  keyword: undefined,
  type: [],
  minPrice: undefined,
  maxPrice: undefined,
  trial: undefined,
  minRating: undefined,
  sort: 'recommended',
  current: 1,
  pageSize: 12,
};

describe("the market's URL", () => {
  it('contains all filters', () => {
    const query =
      'columnId=101&keyword=+ocr+&type=api&type=software&minPrice=100&maxPrice=9900&trial=1&minRating=4.5&sort=price&current=3';
    expect(read(query)).toEqual({
      columnId: '101',
      keyword: 'ocr',
      type: ['software', 'api'],
      minPrice: 100,
      maxPrice: 9900,
      trial: 1,
      minRating: '4.5',
      sort: 'price',
      current: 3,
      pageSize: 12,
    });
  });

  it.each([
    '',
    'columnId=&keyword=++&type=&minPrice=&maxPrice=&sort=&current=',
    'type=book&type=__proto__&sort=constructor',
    'minPrice=-1&maxPrice=1.5',
    'minPrice=1e3&maxPrice=%EF%BC%91',
    'minPrice=999999999999&maxPrice=NaN',
    'minPrice=200&maxPrice=100',
    'trial=0&minRating=9',
    'current=0',
    'current=-2',
    'current=1.5',
    'page=x',
  ])('ignores invalid values: %s', (query) => {
    expect(read(query)).toEqual(NOTHING);
  });

  it('accepts a price range of one price and keeps a long keyword whole', () => {
    expect(read('minPrice=100&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 100 });
    expect(read(`keyword=${'x'.repeat(500)}`).keyword).toHaveLength(500);
  });
});

describe('searchAddress', () => {
  it.each([
    [' 短信 & more ', '', '/serviceMarket?keyword=%E7%9F%AD%E4%BF%A1+%26+more'],
    ['  ', '', '/serviceMarket'],
    ['', 'keyword=y&compare=a&compare=b', '/serviceMarket?compare=a&compare=b'],
    ['x', 'compare=a&current=2', '/serviceMarket?compare=a&keyword=x'],
    ['x', 'type=api&keyword=y&view=compare', '/serviceMarket?type=api&keyword=x'],
  ])('for %j in %j keeps filters and compared services', (keyword, current, address) => {
    expect(searchAddress(keyword, new URLSearchParams(current))).toBe(address);
  });
});

it.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [24, 2],
])('the last page of %i services is %i', (total, page) => {
  expect(lastPage(total, 12)).toBe(page);
});
