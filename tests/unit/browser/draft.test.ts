/** @jest-environment jsdom */
import { clearEndedDrafts, DRAFT_LIFE_MS, readDraft, writeDraft } from '@/browser/draft';
import { closeOwnStorage, openOwnStorage } from '@/browser/ownStorage';
import { clearPersonalStorage } from '@/browser/personalStorage';
import { encrypted } from '../../support/webCrypto';

const KEY = btoa('k'.repeat(32));

async function keep(value: unknown) {
  writeDraft('1', 'task-new', value);
  await encrypted();
}

beforeEach(async () => {
  localStorage.clear();
  closeOwnStorage();
  await openOwnStorage('1', KEY);
});
afterEach(() => jest.useRealTimers());

it('leaves no entry when it is removed', async () => {
  await keep({ title: 'a' });
  expect(readDraft('1', 'task-new')).toMatchObject({ value: { title: 'a' } });
  await keep(undefined);
  expect(localStorage).toHaveLength(0);
});

it('is read again after a sign-out', async () => {
  await keep('a');
  clearPersonalStorage();
  closeOwnStorage();
  await openOwnStorage('1', KEY);
  expect(readDraft('1', 'task-new')?.value).toBe('a');
});

it('ends seven days after its last change, and is then removed', async () => {
  jest.useFakeTimers();
  await keep('a');
  jest.setSystemTime(Date.now() + DRAFT_LIFE_MS - 1);
  clearEndedDrafts();
  expect(readDraft('1', 'task-new')?.value).toBe('a');
  expect(localStorage).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  expect(readDraft('1', 'task-new')).toBeUndefined();
  clearEndedDrafts();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '[]', '{"at":1,"value":1}', '1e15 a b', 'null'])(
  'is removed when stored as %s, which nobody encrypted',
  (stored) => {
    localStorage.setItem('portal_draft:a:b', stored);
    clearEndedDrafts();
    expect(localStorage).toHaveLength(0);
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
