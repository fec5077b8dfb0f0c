import { checkHistories } from '../../support/histories/histories';

it('adds up after every action of some hundred random histories', () =>
  checkHistories(Number(process.env.N ?? 300)));
