import { currentTime, noteServerTime } from '../../../src/domain/currentTime';

describe('currentTime', () => {
  const DAY = 86_400_000;
  const ahead = () => currentTime() - Date.now();
  const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();
  const headerIn = (ms: number) => new Date(Date.now() + ms).toUTCString();

  // A whole second, because a header has no milliseconds.
  beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  it('is not changed by what nobody can read', () => {
    noteServerTime(headerIn(0), undefined);
    for (const [header, result] of [
      [null, undefined],
      [null, { serverTime: 'soon' }],
      ['never', null],
    ] as const)
      noteServerTime(header, result);
    expect(ahead()).toBe(0);
  });

  it('follows the header of responses, and what they state themselves before it', () => {
    noteServerTime(headerIn(DAY), { list: [] });
    expect(ahead()).toBe(DAY);
    noteServerTime(headerIn(0), { serverTime: isoIn(-DAY) });
    expect(ahead()).toBe(-DAY);
    noteServerTime(headerIn(0), []);
    expect(ahead()).toBe(0);
  });

  it('takes time in a cache for no difference of the clocks', () => {
    const OLDEST = 300_000;
    noteServerTime(headerIn(0), []);
    for (const ms of [-200_000, -OLDEST]) noteServerTime(headerIn(ms), [], OLDEST);
    expect(ahead()).toBe(0);
    noteServerTime(headerIn(-OLDEST - 1_000), [], OLDEST);
    expect(ahead()).toBe(-OLDEST - 1_000);
    noteServerTime(headerIn(DAY - OLDEST), [], OLDEST);
    expect(ahead()).toBe(DAY - OLDEST);
    noteServerTime(headerIn(DAY), []);
    noteServerTime(headerIn(DAY - OLDEST), [], OLDEST);
    expect(ahead()).toBe(DAY);
    noteServerTime(headerIn(0), []);
  });

  it('leaves a clock alone that is less than a minute off', () => {
    noteServerTime(null, { serverTime: isoIn(60_000) });
    expect(ahead()).toBe(60_000);
    for (const ms of [59_999, -59_999]) {
      noteServerTime(null, { serverTime: isoIn(ms) });
      expect(ahead()).toBe(0);
    }
  });
});
