import { testHistories } from '../../support/histories/histories';

testHistories(2);
