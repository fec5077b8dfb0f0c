import { ACCOUNT_ENDPOINTS } from './areas/account';
import { CERTIFICATION_ENDPOINTS } from './areas/certification';
import { CONSOLE_ACCOUNT_ENDPOINTS } from './areas/consoleAccount';
import { CONSOLE_FORM_ENDPOINTS } from './areas/consoleForm';
import { CONSOLE_LIST_ENDPOINTS } from './areas/consoleList';
import { CONSOLE_PROFILE_ENDPOINTS } from './areas/consoleProfile';
import { CONTENT_ENDPOINTS } from './areas/content';
import { DASHBOARD_ENDPOINTS } from './areas/dashboard';
import { DOCUMENT_ENDPOINTS } from './areas/document';
import { INSTANCE_ENDPOINTS } from './areas/instance';
import { MONEY_ENDPOINTS } from './areas/money';
import { ORDER_ENDPOINTS } from './areas/order';
import { RULE_ENDPOINTS } from './areas/rule';
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
  ...endpointsOf('rule', RULE_ENDPOINTS),
  ...endpointsOf('dashboard', DASHBOARD_ENDPOINTS),
  ...endpointsOf('consoleList', CONSOLE_LIST_ENDPOINTS),
  ...endpointsOf('consoleForm', CONSOLE_FORM_ENDPOINTS),
  ...endpointsOf('consoleProfile', CONSOLE_PROFILE_ENDPOINTS),
  ...endpointsOf('consoleAccount', CONSOLE_ACCOUNT_ENDPOINTS),
  ...endpointsOf('document', DOCUMENT_ENDPOINTS),
];
