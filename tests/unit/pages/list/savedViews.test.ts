import { ruleQuery } from '../../../../src/domain/rule/ruleFields';
import {
  deleteView,
  findView,
  renameView,
  type SavedView,
  saveView,
  toRestoredSearch,
  toViewSearch,
} from '../../../../src/pages/list/components/rule/savedViews';

const toSearch = (search: string) => toViewSearch(new URLSearchParams(search), ruleQuery);

describe('the search of a view', () => {
  it('keeps filters, sort order and page size, in one order', () => {
    const search = 'keyword=pay&status=closed&status=abnormal&minCalls=10&sort=-callNo&pageSize=50';
    expect(toSearch(search)).toBe(search);
    expect(toSearch('pageSize=50&sort=-callNo&minCalls=10&status=abnormal&status=closed&keyword=pay')).toBe(
      search,
    );
  });

  it('leaves out the page, the open rule, defaults and what is not understood', () =>
    expect(toSearch('current=3&rule=R-00001&pageSize=20&sort=-key&status=none&from=yesterday')).toBe(''));
});

describe('saved views', () => {
  const views: SavedView[] = [
    { name: 'Broken', search: 'status=abnormal' },
    { name: 'Mine', search: 'owner=risk' },
  ];

  it('are found by their name in either case', () => {
    expect(findView(views, ' broken ')).toBe(views[0]);
    expect(findView(views, 'brok')).toBeUndefined();
  });

  it('are added at the end, and replaced in their place', () => {
    expect(saveView(views, { name: ' New ', search: '' })).toEqual([...views, { name: 'New', search: '' }]);
    expect(saveView(views, { name: 'BROKEN', search: 'type=weak' })).toEqual([
      { name: 'BROKEN', search: 'type=weak' },
      views[1],
    ]);
  });

  it('are renamed and deleted by name', () => {
    expect(renameView(views, 'Mine', ' Ours ')).toEqual([views[0], { name: 'Ours', search: 'owner=risk' }]);
    expect(deleteView(views, 'Broken')).toEqual([views[1]]);
  });
});

describe('the remembered search', () => {
  it('is restored only where the URL has none', () => {
    expect(toRestoredSearch('', 'type=weak&pageSize=50')).toBe('type=weak&pageSize=50');
    expect(toRestoredSearch('', '')).toBeUndefined();
    expect(toRestoredSearch('?status=closed', 'type=weak')).toBeUndefined();
  });

  it('gives its page size to links without one', () => {
    expect(toRestoredSearch('?status=closed', 'type=weak&pageSize=50')).toBe('status=closed&pageSize=50');
    expect(toRestoredSearch('?status=closed&pageSize=100', 'pageSize=50')).toBeUndefined();
  });
});
