import { serverNow, serverSecondsLeft, withReceivedAt } from '../../../src/domain/serverClock';

const SERVER = '2026-11-20T04:00:00.000Z';
const AT = Date.parse(SERVER);
const moment = { serverTime: SERVER, receivedAt: 5_000 };
const inSeconds = (seconds: number) => new Date(AT + seconds * 1000).toISOString();

describe('withReceivedAt', () => {
  it('adds the monotonic time to a reply', () => {
    const reply = { serverTime: SERVER, orderId: '1' };
    expect(withReceivedAt(reply, 77)).toEqual({ ...reply, receivedAt: 77 });
    expect(reply).not.toHaveProperty('receivedAt');
  });

  it('uses the monotonic clock by default', () => {
    const before = performance.now();
    const { receivedAt } = withReceivedAt({ serverTime: SERVER });
    expect(receivedAt).toBeGreaterThanOrEqual(before);
    expect(receivedAt).toBeLessThanOrEqual(performance.now());
  });
});

describe('serverNow', () => {
  it('continues from the server time of the reply', () => {
    expect(serverNow(moment, 5_000)).toBe(AT);
    expect(serverNow(moment, 65_500)).toBe(AT + 60_500);
  });

  it('never runs backwards', () => {
    expect(serverNow(moment, 4_000)).toBe(AT);
  });

  it('is independent of the local clock', () => {
    const now = jest.spyOn(Date, 'now');
    for (const offset of [-3_600_000, 3_600_000]) {
      now.mockReturnValue(AT + offset);
      const reply = withReceivedAt({ serverTime: SERVER }, 100);
      now.mockReturnValue(AT - offset);
      expect(serverNow(reply, 1_100)).toBe(AT + 1_000);
      expect(serverSecondsLeft(inSeconds(1800), reply, 1_100)).toBe(1799);
    }
    expect(now).not.toHaveBeenCalled();
    now.mockRestore();
  });
});

describe('serverSecondsLeft', () => {
  it.each([
    [1800, 0, 1800],
    [1800, 1, 1800],
    [1800, 999, 1800],
    [1800, 1000, 1799],
    [1, 999, 1],
    [1, 1000, 0],
    [1, 1001, 0],
    [0, 0, 0],
    [-60, 0, 0],
    [1800, 86_400_000, 0],
  ])('until %i s after the reply, %i ms later, is %i', (deadline, laterMs, left) => {
    expect(serverSecondsLeft(inSeconds(deadline), moment, moment.receivedAt + laterMs)).toBe(left);
  });

  it('counts down by one each second', () => {
    const shown = Array.from({ length: 62 }, (_, second) =>
      serverSecondsLeft(inSeconds(60), moment, moment.receivedAt + second * 1000),
    );
    expect(shown).toEqual([...Array.from({ length: 60 }, (_, second) => 60 - second), 0, 0]);
  });
});
