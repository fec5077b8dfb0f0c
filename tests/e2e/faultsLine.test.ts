import { losesLineOnHalf } from '../support/lineWalk';

losesLineOnHalf(0);
