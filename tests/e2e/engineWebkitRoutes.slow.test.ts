import { routeWalks } from '../support/engines/routeWalks';
import { walksIn } from '../support/engines/walkTests';
import { webkit } from '../support/engines/webkit';

walksIn(webkit, routeWalks);
