import { chromium } from '../support/engines/chromium';
import { firstScreenWalks } from '../support/engines/walksFirstScreen';
import { walksIn } from '../support/engines/walkTests';

walksIn(chromium, firstScreenWalks);
