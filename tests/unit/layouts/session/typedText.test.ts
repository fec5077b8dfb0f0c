/** @jest-environment jsdom */
import { keepTypedText, restoreTypedText, setTypingUser, watchTyping } from '@/layouts/session/typedText';

jest.mock('@/layouts/session/place', () => ({
  currentPlace: () => ({ pathname: '/form', search: '?step=2', hash: '' }),
}));

/** Longer than all checks of a restored field. */
const RESTORED_MS = 3_000;

const get = (id: string) => document.getElementById(id) as HTMLInputElement;

/** A page with two fields and the values that the server has for them. */
function open({ title, note }: Record<'title' | 'note', string>) {
  document.body.innerHTML = '<input id="title"><textarea id="note"></textarea>';
  get('title').value = title;
  get('note').value = note;
}

function type(id: string, text: string) {
  get(id).focus();
  get(id).value = text;
  get(id).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the page again, with other values of the server, and waits until it is restored. */
function reopen(values: Record<'title' | 'note', string>) {
  keepTypedText();
  open(values);
  restoreTypedText();
  jest.advanceTimersByTime(RESTORED_MS);
  return [get('title').value, get('note').value];
}

let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  setTypingUser('1');
  stop = watchTyping();
  open({ title: 'Old', note: '' });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('restores what was typed, and only that', () => {
  type('note', 'Half a sentence');
  expect(reopen({ title: '', note: '' })).toEqual(['', 'Half a sentence']);
});

it('restores a text over the value that the field had before', () => {
  type('title', 'New');
  expect(reopen({ title: 'Old', note: '' })).toEqual(['New', '']);
});

it('does not overwrite a value that has changed since', () => {
  type('title', 'New');
  expect(reopen({ title: 'Of somebody else', note: '' })).toEqual(['Of somebody else', '']);
});

it('restores a text once', () => {
  type('note', 'Half a sentence');
  reopen({ title: 'Old', note: '' });
  open({ title: 'Old', note: '' });
  expect(restoreTypedText()).toBeUndefined();
});

it('restores nothing for another user', () => {
  type('note', 'Half a sentence');
  keepTypedText();
  setTypingUser('2');
  expect(restoreTypedText()).toBeUndefined();
});
