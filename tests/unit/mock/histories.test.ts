import { EXAMPLES } from '../../support/histories/examples';
import { checkHistories, runHistory } from '../../support/histories/histories';
import { PENDING } from '../../support/histories/violations';

it('keeps its invariants after every action of some hundred random histories', () => checkHistories(300));

describe('histories that were found to violate an invariant', () => {
  it.each(EXAMPLES)('$title', async ({ invariant, start = 0, steps }) => {
    const done = runHistory({ start, steps }, invariant);
    if (PENDING.includes(invariant)) await expect(done).rejects.toThrow(`${invariant}: `);
    else await expect(done).resolves.toBeUndefined();
  });
});
