import { sweepsHalf } from '../support/sweep';

sweepsHalf('en-US', 1);
