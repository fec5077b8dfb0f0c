import { ACCOUNT_ENDPOINTS } from './areas/account';
import { CERTIFICATION_ENDPOINTS } from './areas/certification';
import { CONTENT_ENDPOINTS } from './areas/content';
import { INSTANCE_ENDPOINTS } from './areas/instance';
import { MONEY_ENDPOINTS } from './areas/money';
import { ORDER_ENDPOINTS } from './areas/order';
import { SECURITY_ENDPOINTS } from './areas/security';
import { type Endpoint, endpointsOf } from './endpoint';

/**
 * Every endpoint that a back end of the portal has to answer. A test holds it against the services and the mocks; the
 * mocks' own `demo/...` are not among them.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  ...endpointsOf('account', ACCOUNT_ENDPOINTS),
  ...endpointsOf('security', SECURITY_ENDPOINTS),
  ...endpointsOf('content', CONTENT_ENDPOINTS),
  ...endpointsOf('order', ORDER_ENDPOINTS),
  ...endpointsOf('instance', INSTANCE_ENDPOINTS),
  ...endpointsOf('money', MONEY_ENDPOINTS),
  ...endpointsOf('certification', CERTIFICATION_ENDPOINTS),
];
