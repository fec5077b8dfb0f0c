import { operatesHalf } from '../support/everyControl';

operatesHalf(0);
