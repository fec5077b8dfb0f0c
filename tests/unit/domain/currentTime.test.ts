import { currentTime, noteServerTime } from '../../../src/domain/currentTime';

describe('currentTime', () => {
  const DAY = 86_400_000;
  const ahead = () => Math.round((currentTime() - Date.now()) / 1_000);
  const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();
  const headerIn = (ms: number) => new Date(Date.now() + ms).toUTCString();

  it('is that of the device as long as the server said nothing readable', () => {
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
    expect(Math.abs(ahead() - DAY / 1_000)).toBeLessThanOrEqual(1);
    noteServerTime(headerIn(0), { serverTime: isoIn(-DAY) });
    expect(ahead()).toBe(-DAY / 1_000);
    noteServerTime(headerIn(0), []);
    expect(ahead()).toBe(0);
  });

  it('leaves a clock alone that is less than a minute off', () => {
    noteServerTime(null, { serverTime: isoIn(59_000) });
    expect(ahead()).toBe(0);
  });
});
