import { END_WARNING_SECONDS, isEndNear } from '../../../src/domain/timeLimit';

it('warns from two minutes before the end until the end', () => {
  expect(END_WARNING_SECONDS).toBe(120);
  const warned = [121, 120, 1, 0].map((seconds) => [seconds, isEndNear(seconds)]);
  expect(warned).toEqual([
    [121, false],
    [120, true],
    [1, true],
    [0, false],
  ]);
});
