import { chromium } from '../support/engines/chromium';
import { firstScreenWalks } from '../support/engines/walksFirstScreen';
import { walksIn } from '../support/engines/walkTests';

// antd's transitions kept fields of the first screen hidden for a frame.
walksIn(chromium, firstScreenWalks, 'no-preference');
