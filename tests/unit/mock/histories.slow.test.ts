import { checkHistories } from '../../support/histories/histories';

const MINUTE_MS = 60_000;

it(
  'keeps its invariants after every action of 20,000 random histories',
  () => checkHistories(20_000),
  30 * MINUTE_MS,
);
