import * as v from 'valibot';
import { consentAnswerSchema, isConsentCode } from '../../../../src/domain/account/accountBinding';
import { withNotification } from '../../../../src/domain/account/notification';
import {
  accountItemsSchema,
  isAccountItemKind,
  TAG_LIMITS,
  tagProblem,
  tidyTag,
} from '../../../../src/domain/console/consoleAccount';

describe('tagProblem', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(TAG_LIMITS.length + 1), 'tooLong'],
    ['好'.repeat(TAG_LIMITS.length + 1), 'tooLong'],
    ['a\u202eb', 'characters'],
    ['tidy', 'duplicate'],
    ['  TIDY ', 'duplicate'],
    ['ｔｉｄｙ', 'duplicate'],
  ])('rejects %j: %s', (typed, problem) => {
    expect(tagProblem(typed, ['Tidy'])).toBe(problem);
  });

  it('counts the length in characters', () => {
    expect(tagProblem('好'.repeat(TAG_LIMITS.length), [])).toBeUndefined();
    expect(tagProblem('😀'.repeat(TAG_LIMITS.length), [])).toBeUndefined();
  });

  it('allows tags up to the limit', () => {
    const tags = Array.from({ length: TAG_LIMITS.count - 1 }, (_, index) => `tag ${index}`);
    expect(tagProblem('one more', tags)).toBeUndefined();
    expect(tagProblem('too many', [...tags, 'one more'])).toBe('tooMany');
  });

  it('tidyTag removes superfluous spaces', () => {
    expect(tidyTag('  early   bird ')).toBe('early bird');
  });
});

it('isAccountItemKind accepts the three kinds only', () => {
  expect(['articles', 'applications', 'projects'].every(isAccountItemKind)).toBe(true);
  expect([null, '', 'Articles', 'constructor'].some(isAccountItemKind)).toBe(false);
});

it('rejects account items that link to other sites', () => {
  const item = { itemId: '1', title: 'T', summary: 'S', updatedAt: '2026-01-01T00:00:00Z', figure: 1 };
  expect(v.is(accountItemsSchema, { list: [{ ...item, to: '/announcement/1' }] })).toBe(true);
  for (const to of ['//evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect(v.is(accountItemsSchema, { list: [{ ...item, to }] })).toBe(false);
});

it('consent codes have four digits', () => {
  expect(['0042', ' 1234 '].every(isConsentCode)).toBe(true);
  expect(['', '123', '12345', '12a4'].some(isConsentCode)).toBe(false);
});

it('an answer to a consent request is a refusal, or an account with its code', () => {
  expect(v.is(consentAnswerSchema, { answer: 'refuse' })).toBe(true);
  expect(v.is(consentAnswerSchema, { answer: 'allow', account: 'a', code: '1234' })).toBe(true);
  expect(v.is(consentAnswerSchema, { answer: 'allow' })).toBe(false);
});

it('withNotification changes one setting only', () => {
  const off = { site: false, mail: false, sms: false };
  const settings = { account: off, system: off, todo: off };
  expect(withNotification(settings, { topic: 'todo', channel: 'sms', on: true })).toEqual({
    ...settings,
    todo: { ...off, sms: true },
  });
  expect(settings.todo.sms).toBe(false);
});
