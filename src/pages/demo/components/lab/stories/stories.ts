import type { Story } from '../story';
import { month } from './month';
import { outage } from './outage';
import { refund } from './refund';
import { session } from './session';

/** Every story, in the order in which they are offered. */
export const STORIES: readonly [Story, ...Story[]] = [month, refund, session, outage];
