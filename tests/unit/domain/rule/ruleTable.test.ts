import { ruleBinQuery } from '@/domain/rule/rule';
import { limitUnits, ruleQuery, ruleStatusName } from '@/domain/rule/ruleFields';
import { columnNames } from '../../../../src/domain/fields';
import { ruleFields } from '../../../../src/domain/rule/ruleFields';
import {
  changeColumn,
  DEFAULT_RULE_SETTINGS,
  moveColumn,
  readRuleSettings,
  shownColumns,
} from '../../../../src/pages/list/components/rule/columnSettings';
import { MAX_VIEWS } from '../../../../src/pages/list/components/rule/savedViews';

describe('table settings', () => {
  const names = (columns: { name: string }[]) => columns.map(({ name }) => name);
  const first = DEFAULT_RULE_SETTINGS.columns;

  it('contain every column once', () =>
    expect(names(first).toSorted()).toEqual(columnNames(ruleFields).toSorted()));

  it.each([
    undefined,
    null,
    'x',
    {},
    { ...DEFAULT_RULE_SETTINGS, density: 'huge' },
    { ...DEFAULT_RULE_SETTINGS, columns: [{}] },
    { ...DEFAULT_RULE_SETTINGS, views: [{ name: '' }] },
  ])('fall back to the defaults for %p', (kept) =>
    expect(readRuleSettings(kept)).toEqual(DEFAULT_RULE_SETTINGS),
  );

  it('lose an unreadable column, pin or view alone', () => {
    const views = [{ name: 'Broken', search: 'status=abnormal' }];
    const read = readRuleSettings({
      density: 'large',
      columns: [
        { name: 'status', shown: true, pin: 'top' },
        { name: 'ofANewerVersion', shown: true },
        { name: 'name', shown: true, pin: 'start' },
      ],
      shortcutsEnabled: false,
      views: [{ name: '' }, ...views, null],
    });
    expect(read).toMatchObject({ density: 'large', shortcutsEnabled: false, views });
    expect(read.columns.slice(0, 2)).toEqual([
      { name: 'status', shown: true, pin: undefined },
      { name: 'name', shown: true, pin: 'start' },
    ]);
    expect(names(read.columns).toSorted()).toEqual(columnNames(ruleFields).toSorted());
  });

  it('keep no more views than can be saved', () => {
    const views = Array.from({ length: MAX_VIEWS + 1 }, (_, index) => ({ name: `${index}`, search: '' }));
    expect(readRuleSettings({ ...DEFAULT_RULE_SETTINGS, views }).views).toEqual(views.slice(0, MAX_VIEWS));
  });

  it('are restored with new columns at the end, no duplicates, and the name column shown', () => {
    expect(readRuleSettings(JSON.parse(JSON.stringify(DEFAULT_RULE_SETTINGS)))).toEqual(
      DEFAULT_RULE_SETTINGS,
    );
    const { columns } = readRuleSettings({
      ...DEFAULT_RULE_SETTINGS,
      columns: [
        { name: 'status', shown: true, pin: 'end' },
        { name: 'name', shown: false },
        { name: 'status', shown: false },
      ],
    });
    expect(columns.slice(0, 2)).toEqual([
      { name: 'status', shown: true, pin: 'end' },
      { name: 'name', shown: true },
    ]);
    expect(names(columns).toSorted()).toEqual(columnNames(ruleFields).toSorted());
  });

  it('move a column within bounds', () => {
    expect(names(moveColumn(first, 'status', -1)).slice(0, 2)).toEqual(['status', 'name']);
    expect(names(moveColumn(first, 'name', 1)).slice(0, 2)).toEqual(['status', 'name']);
    expect(moveColumn(first, 'name', -1)).toEqual(first);
    expect(moveColumn(first, 'failure', 1)).toEqual(first);
  });

  it('show the chosen columns, with pinned ones at the edges', () => {
    const pinned = changeColumn(changeColumn(first, 'updatedAt', { pin: 'start' }), 'name', { pin: 'end' });
    const shown = names(shownColumns(changeColumn(pinned, 'region', { shown: false })));
    expect(shown).toEqual(['updatedAt', 'status', 'target', 'limit', 'frequency', 'callNo', 'name']);
    expect(changeColumn(first, 'name', { shown: false })[0]?.shown).toBe(true);
  });
});

it.each([
  [[], ['percent', 'days', 'minutes']],
  [['heartbeat'], ['minutes']],
  [['threshold', 'change'], ['percent']],
  [
    ['heartbeat', 'anomaly'],
    ['minutes', 'days'],
  ],
] as const)('the limits of the templates %p have the units %p', (templates, units) => {
  expect(limitUnits(templates)).toEqual(units);
});

it('a status has its name, and an unknown one its number', () => {
  expect(([0, 1, 2, 3, 9] as (0 | 1 | 2 | 3)[]).map(ruleStatusName)).toEqual([
    ...['closed', 'running', 'online', 'abnormal', '9'],
  ]);
});

it.each([ruleQuery, ruleBinQuery])('lists have pages of 20, 50 and 100 rules', (query) => {
  const sizes = [20, 21, 50, 51, 100, 101].map((size) => new URLSearchParams({ pageSize: String(size) }));
  expect(sizes.map((search) => query.read(search).pageSize)).toEqual([20, 20, 50, 20, 100, 20]);
});
