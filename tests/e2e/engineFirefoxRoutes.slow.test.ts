import { firefox } from '../support/engines/firefox';
import { routeWalks } from '../support/engines/routeWalks';
import { walksIn } from '../support/engines/walkTests';

walksIn(firefox, routeWalks);
