import { operatesHalf } from '../support/operatorPages';

operatesHalf(0);
