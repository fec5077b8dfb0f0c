import { READ_GROUPS } from '../../config/shell/reads/groups';
import { earlyReads, expectSameReads, pathOf, VISITS } from '../support/earlyVisits';

it('covers every page whose reads start early', () => {
  const paths = Object.values(READ_GROUPS).flat();
  expect(Object.keys(earlyReads).sort()).toEqual([...paths].sort());
  expect([...new Set(VISITS.map(([address]) => pathOf(address)))].sort()).toEqual([...paths].sort());
});

it.each(VISITS)('%s makes each early read itself, with the same URL and headers', expectSameReads);

it('reads no analysis early for dates that the page refuses', () => {
  const read = earlyReads['/dashboard/analysis'];
  expect(read?.(new URLSearchParams('from=2026-02-01&to=2026-01-01'))).toEqual([]);
});
