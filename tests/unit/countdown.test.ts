import { createCountdowns } from '../../src/components/useCountdown';
import { secondsUntil } from '../../src/components/useTick';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('secondsUntil', () => {
  it.each([
    [61_000, 1_000, 60],
    [60_001, 1_000, 60],
    [1_001, 1_000, 1],
    [1_000, 1_000, 0],
    [0, 1_000, 0],
    [Number.NaN, 1_000, 0],
    [Number.POSITIVE_INFINITY, 1_000, 0],
    // Written before the clock was set back by a day.
    [86_400_000, 1_000, 0],
  ])('from deadline %s at %s leaves %s', (deadline, now, seconds) => {
    expect(secondsUntil(deadline, now)).toBe(seconds);
  });
});

describe('createCountdowns', () => {
  it('counts down each key independently', () => {
    let now = 1_000_000;
    const countdowns = createCountdowns(memoryStorage, () => now);
    countdowns.start('login', 60);
    now += 20_000;
    countdowns.start('register', 30);
    expect(countdowns.secondsLeft('login')).toBe(40);
    expect(countdowns.secondsLeft('register')).toBe(30);
    expect(countdowns.secondsLeft('never')).toBe(0);
    now += 40_000;
    expect(countdowns.secondsLeft('login')).toBe(0);
  });

  it('survives a reload', () => {
    const storage = memoryStorage();
    createCountdowns(
      () => storage,
      () => 0,
    ).start('login', 60);
    const afterReload = createCountdowns(
      () => storage,
      () => 15_000,
    );
    expect(afterReload.secondsLeft('login')).toBe(45);
    expect([...storage.kept.values()]).toEqual(['60000']);
  });

  it.each([0, -5, Number.NaN])('is ended by a duration of %s seconds', (seconds) => {
    const countdowns = createCountdowns(memoryStorage, () => 0);
    countdowns.start('login', 60);
    countdowns.start('login', seconds);
    expect(countdowns.secondsLeft('login')).toBe(0);
  });

  it.each(['', 'soon', '{}', '1e999'])('ignores the stored text %j', (stored) => {
    const storage = { ...memoryStorage(), getItem: () => stored };
    expect(
      createCountdowns(
        () => storage,
        () => 0,
      ).secondsLeft('login'),
    ).toBe(0);
  });

  it.each([
    [
      'is not accessible',
      () => {
        throw new Error('SecurityError');
      },
    ],
    [
      'throws on use',
      () => ({
        getItem: () => {
          throw new Error('SecurityError');
        },
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      }),
    ],
  ])('uses memory when the storage of the browser %s', (_name, storage) => {
    const countdowns = createCountdowns(storage, () => 0);
    expect(countdowns.secondsLeft('login')).toBe(0);
    countdowns.start('login', 60);
    expect(countdowns.secondsLeft('login')).toBe(60);
  });
});
