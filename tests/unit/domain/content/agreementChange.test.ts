import { isOnHold } from '../../../../src/domain/account/account';
import { findAgreementChanges } from '../../../../src/domain/content/agreementChange';

const CODES = ['register', 'privacy'];
const CURRENT: Record<string, string> = { register: '2.0', privacy: '2.1' };
const currentVersion = (code: string) => CURRENT[code] ?? '';
const accepted = (code: string, version: string, consentedAt = 1) => ({ code, version, consentedAt });
const changes = (given: ReturnType<typeof accepted>[]) => findAgreementChanges(CODES, given, currentVersion);

describe('what has changed since it was accepted', () => {
  it('is nothing when the current versions were accepted, in whichever order', () => {
    expect(changes([accepted('privacy', '2.1'), accepted('register', '2.0')])).toEqual([]);
    expect(
      changes([accepted('privacy', '2.1', 1), accepted('privacy', '2.0', 2), accepted('register', '2.0')]),
    ).toEqual([]);
  });

  it('is each document with a newer version, from the one that was accepted last', () => {
    const given = [accepted('privacy', '2.0', 5), accepted('privacy', '1.0', 1), accepted('register', '1.0')];
    expect(changes(given)).toEqual([
      { code: 'register', from: '1.0', to: '2.0' },
      { code: 'privacy', from: '2.0', to: '2.1' },
    ]);
  });

  it('is a document that was never accepted, without an earlier version', () => {
    expect(changes([accepted('register', '2.0')])).toEqual([{ code: 'privacy', from: undefined, to: '2.1' }]);
  });

  it('is nothing of documents that no account needs', () => {
    expect(findAgreementChanges([], [], currentVersion)).toEqual([]);
  });
});

it.each([
  ['nothing to decide', undefined, [], false],
  ['a closing', '2026-12-05T04:00:00.000Z', [], true],
  ['changed agreements', undefined, [{ code: 'privacy', from: undefined, to: '2.1' }], true],
])('a user with %s is on hold or not', (_what, closesAt, changedAgreements, expected) => {
  expect(isOnHold({ closesAt, changedAgreements })).toBe(expected);
});
