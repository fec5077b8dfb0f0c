import { expectSameReads, VISITS } from '../support/earlyVisits';

it.each(VISITS)('%s makes each early read itself, with the same URL and headers', expectSameReads);
