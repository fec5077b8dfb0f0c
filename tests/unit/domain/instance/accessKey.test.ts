import {
  ACCESS_KEY_EVENTS,
  ACCESS_KEY_STATES,
  ACCESS_KEY_TRANSITIONS,
  accessKeyState,
  canKey,
  FORMER_SECRET_HOURS,
  formerSecretEnd,
  hasRoomForKey,
  MAX_ACCESS_KEYS,
} from '@/domain/instance/accessKey';

const NOW = Date.parse('2026-11-20T04:00:00.000Z');
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

it('allows exactly these events', () => {
  const allowed = ACCESS_KEY_STATES.flatMap((state) =>
    ACCESS_KEY_EVENTS.filter((event) => canKey(state, event)).map(
      (event) => `${state} ${event} ${ACCESS_KEY_TRANSITIONS[state][event]}`,
    ),
  );
  expect(allowed).toEqual([
    'active rotate rotating',
    'active revoke revoked',
    'rotating lapse active',
    'rotating revoke revoked',
  ]);
});

it('keeps the former secret for a day after a rotation', () => {
  const until = formerSecretEnd(NOW);
  expect(until - NOW).toBe(FORMER_SECRET_HOURS * 3_600_000);
  const key = { revokedAt: undefined, formerSecretUntil: at(until) };
  expect(accessKeyState(key, NOW)).toBe('rotating');
  expect(accessKeyState(key, until - 1)).toBe('rotating');
  expect(accessKeyState(key, until)).toBe('active');
});

it('a key that was never rotated is active, and a revoked one stays revoked', () => {
  expect(accessKeyState({ revokedAt: undefined, formerSecretUntil: undefined }, NOW)).toBe('active');
  const revoked = { revokedAt: at(NOW), formerSecretUntil: at(NOW + 1) };
  expect(accessKeyState(revoked, NOW)).toBe('revoked');
  expect(accessKeyState(revoked, NOW + 10)).toBe('revoked');
});

it('a state of a newer server allows nothing', () => {
  expect(canKey('frozen' as 'active', 'rotate')).toBe(false);
});

it('has room for so many keys, not counting revoked ones', () => {
  const keys = (count: number) => Array.from({ length: count }, () => ({ revokedAt: undefined }));
  expect(hasRoomForKey([])).toBe(true);
  expect(hasRoomForKey(keys(MAX_ACCESS_KEYS - 1))).toBe(true);
  expect(hasRoomForKey(keys(MAX_ACCESS_KEYS))).toBe(false);
  expect(hasRoomForKey([...keys(MAX_ACCESS_KEYS - 1), { revokedAt: at(NOW) }])).toBe(true);
});
