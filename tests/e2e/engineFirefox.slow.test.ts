import { firefox } from '../support/engines/firefox';
import { accountWalks } from '../support/engines/walksAccount';
import { consoleWalks } from '../support/engines/walksConsole';
import { marketWalks } from '../support/engines/walksMarket';
import { walksIn } from '../support/engines/walkTests';

walksIn(firefox, { ...accountWalks, ...marketWalks, ...consoleWalks });
