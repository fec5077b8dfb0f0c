/** @jest-environment jsdom */
import { clearEndedDrafts, clearForeignDrafts, DRAFT_LIFE_MS, readDraft, writeDraft } from '@/browser/draft';
import { clearPersonalStorage } from '@/browser/personalStorage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('is read by its owner only, and under its own name', () => {
  writeDraft('1', 'task-new', { title: 'a' });
  expect(readDraft('1', 'task-new')).toMatchObject({ value: { title: 'a' } });
  expect([readDraft('2', 'task-new'), readDraft('1', 'task-7')]).toEqual([undefined, undefined]);
  expect(Object.keys(localStorage).join()).not.toMatch(/:1:/);
});

it('leaves no entry when it is removed', () => {
  writeDraft('1', 'task-new', { title: 'a' });
  writeDraft('1', 'task-new', undefined);
  expect(localStorage).toHaveLength(0);
});

it('is removed when another user signs in, and by a sign-out', () => {
  localStorage.setItem('token', 't');
  for (const userId of ['1', '11']) writeDraft(userId, 'task-new', userId);
  clearForeignDrafts('1');
  expect([readDraft('1', 'task-new')?.value, readDraft('11', 'task-new')]).toEqual(['1', undefined]);
  clearPersonalStorage();
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('ends seven days after its last change, and is then removed', () => {
  jest.useFakeTimers();
  writeDraft('1', 'task-new', 'a');
  jest.setSystemTime(Date.now() + DRAFT_LIFE_MS - 1);
  clearEndedDrafts();
  expect(readDraft('1', 'task-new')?.value).toBe('a');
  jest.setSystemTime(Date.now() + 1);
  expect(readDraft('1', 'task-new')).toBeUndefined();
  clearEndedDrafts();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '[]', '{"value":1}', '{"at":1e15,"value":1}', 'null'])(
  'is none when stored as %s',
  (stored) => {
    writeDraft('1', 'task-new', 'a');
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', stored);
    expect(readDraft('1', 'task-new')).toBeUndefined();
  },
);

const stored = (value: unknown) => {
  writeDraft('1', 'form', value);
  return readDraft('1', 'form')?.value;
};

it.each(['password', 'payPassword', 'captcha', 'accountNumber', 'accepted', 'secret'])(
  'never keeps a field named %s',
  (name) => {
    expect(stored({ [name]: 'abc' })).toBeUndefined();
    expect(stored({ rows: [{ [name]: 'abc', note: 'd' }] })).toEqual({ rows: [{ note: 'd' }] });
  },
);

it.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  '110101199003071234',
  '１１０１０１１９９００３０７１２３４',
])('never keeps the digits %s', (digits) => {
  expect(stored(digits)).toBeUndefined();
  expect(stored({ note: ` ${digits} ` })).toBeUndefined();
  expect(stored(`My number is ${digits}.`)).toBe('My number is ….');
  expect(stored({ content: { nodes: [{ id: 'n1', label: digits }] } })).toEqual({
    content: { nodes: [{ id: 'n1', label: '…' }] },
  });
});

it('keeps phone numbers, dates and the numbers of purchase orders', () => {
  const values = {
    phone: '13900139000',
    day: '2026-11-26T09:30:00',
    purchaseOrderNumber: 'PO-2026-11-20-000123',
  };
  expect(stored(values)).toEqual(values);
});
