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
import type { Endpoint } from './endpoint';

/**
 * Every endpoint that a back end of the portal has to answer. A test holds it against the services and the mocks; the
 * mocks' own `demo/...` are not among them.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ACCOUNT_ENDPOINTS,
  ...SECURITY_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...INSTANCE_ENDPOINTS,
  ...MONEY_ENDPOINTS,
  ...CERTIFICATION_ENDPOINTS,
  ...RULE_ENDPOINTS,
  ...DASHBOARD_ENDPOINTS,
  ...CONSOLE_LIST_ENDPOINTS,
  ...CONSOLE_FORM_ENDPOINTS,
  ...CONSOLE_PROFILE_ENDPOINTS,
  ...CONSOLE_ACCOUNT_ENDPOINTS,
  ...DOCUMENT_ENDPOINTS,
];
