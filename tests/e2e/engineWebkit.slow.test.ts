import { accountWalks } from '../support/engines/walksAccount';
import { consoleWalks } from '../support/engines/walksConsole';
import { firstScreenWalks } from '../support/engines/walksFirstScreen';
import { marketWalks } from '../support/engines/walksMarket';
import { rightToLeftWalks } from '../support/engines/walksRightToLeft';
import { walksIn } from '../support/engines/walkTests';
import { webkit } from '../support/engines/webkit';

walksIn(webkit, {
  ...accountWalks,
  ...marketWalks,
  ...consoleWalks,
  ...rightToLeftWalks,
});

// antd's transitions kept fields of the first screen hidden for a frame.
walksIn(webkit, firstScreenWalks, 'no-preference');
