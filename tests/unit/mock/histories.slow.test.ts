import { checkHistories, HISTORIES, newSeed } from '../../support/histories/histories';

it('keeps its invariants after every action of many random histories', () =>
  checkHistories(HISTORIES, newSeed()));
