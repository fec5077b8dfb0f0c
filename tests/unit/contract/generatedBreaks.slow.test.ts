import { ENDPOINTS } from '../../../config/contract/endpoints';
import {
  checkBreak,
  findProblemsWithout,
  type GeneratedBreak,
  generatedBreaks,
} from '../../support/generatedBreaks';

const breaks = generatedBreaks();
const toText = ({ kind, key, field }: GeneratedBreak) => `${kind}: ${key} ${field}`.trim();
/** What the check reports as not tried. */
const named: string[] = [];
const keys = ENDPOINTS.map(({ key }) => key);

it('a back end is generated for every filter, cursor, key, owner, limit and kept reply', () => {
  const count = (kind: GeneratedBreak['kind']) => breaks.filter((made) => made.kind === kind).length;
  expect(count('filter')).toBeGreaterThan(130);
  expect(count('cursor')).toBe(7);
  expect(count('key')).toBeGreaterThan(120);
  expect(count('owner')).toBeGreaterThan(50);
  expect(count('limit')).toBeGreaterThan(220);
  expect(count('cache')).toBeGreaterThan(80);
});

// The part of the check that belongs to an operation must not see a problem where there is none.
it.each(keys)('finds no problem of %s where nothing is broken', async (key) => {
  const kinds = new Map(breaks.filter((made) => made.key === key).map((made) => [made.kind, made]));
  for (const made of kinds.values()) expect(await findProblemsWithout(made)).toEqual([]);
});

it.each(keys)('finds what %s ignores, or reports that it was not tried', async (key) => {
  const missed: string[] = [];
  for (const made of breaks.filter((each) => each.key === key)) {
    const state = await checkBreak(made);
    if (state === 'missed') missed.push(toText(made));
    if (state === 'named') named.push(toText(made));
  }
  expect(missed).toEqual([]);
});

it('finds most of them', () => {
  const filters = named.filter((text) => text.startsWith('filter'));
  expect(filters).toEqual([
    'filter: GET column/list state',
    'filter: GET instance/list expiringSoon',
    ...['articles', 'projects', 'applications'].map((list) => `filter: GET console/list/${list} activity`),
  ]);
  // The rest needs people, money, or codes that go to a phone: the report lists it.
  expect(named.filter((text) => !filters.includes(text)).length).toBeLessThan(90);
});
