import { EXAMPLES } from '../../support/histories/examples';
import { checkHistories, runHistory } from '../../support/histories/histories';

// The same ones each time; `npm run test:all` makes hundreds.
it('keeps its invariants after every action of some random histories', () => checkHistories(20, 32));

describe('histories that were found to violate an invariant', () => {
  it.each(EXAMPLES)('no longer: $title', ({ invariant, start = 0, steps }) =>
    runHistory({ start, steps }, invariant),
  );
});
