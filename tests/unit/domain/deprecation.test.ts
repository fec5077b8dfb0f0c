import { ENDPOINTS } from '../../../config/contract/endpoints';
import { deprecationHeaders, deprecationTimes } from '../../../src/domain/deprecation';

it('is told in headers, by the days of the accounts', () => {
  expect(deprecationHeaders({ since: '2026-11-20', until: '2026-12-20' })).toEqual({
    Deprecation: '@1795104000',
    Sunset: 'Sat, 19 Dec 2026 16:00:00 GMT',
  });
  expect(deprecationHeaders(undefined)).toEqual({});
});

it.each([
  ['2026-11-20', '2026-12-19', 'shorter than 30 days'],
  ['2026-12-20', '2026-11-20', 'shorter than 30 days'],
  ['2026-11-20', '2026-12-32', 'no such days'],
  ['soon', '2026-12-20', 'no such days'],
])('from %s until %s is refused', (since, until, reason) => {
  expect(() => deprecationTimes({ since, until })).toThrow(reason);
});

it('leaves open tabs 30 days of every operation that ends', () => {
  for (const { deprecated } of ENDPOINTS) expect(() => deprecationHeaders(deprecated)).not.toThrow();
});
