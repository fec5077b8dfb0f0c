import { ACCOUNT_ENDPOINTS } from './areas/account';
import { CONSOLE_ENDPOINTS } from './areas/console';
import { CONSOLE_FORM_ENDPOINTS } from './areas/consoleForm';
import { CONTENT_ENDPOINTS } from './areas/content';
import { INVOICE_ENDPOINTS } from './areas/invoice';
import { MESSAGE_ENDPOINTS } from './areas/message';
import { ORDER_ENDPOINTS } from './areas/order';
import { PRIVACY_ENDPOINTS } from './areas/privacy';
import { REVIEW_ENDPOINTS } from './areas/review';
import { RULE_ENDPOINTS } from './areas/rule';
import { SUPPORT_ENDPOINTS } from './areas/support';
import type { Endpoint } from './endpoint';

/** Every endpoint that a back end of the portal must implement. The mocks' own `demo/...` endpoints are not included. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ACCOUNT_ENDPOINTS,
  ...PRIVACY_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...INVOICE_ENDPOINTS,
  ...MESSAGE_ENDPOINTS,
  ...REVIEW_ENDPOINTS,
  ...SUPPORT_ENDPOINTS,
  ...RULE_ENDPOINTS,
  ...CONSOLE_ENDPOINTS,
  ...CONSOLE_FORM_ENDPOINTS,
];
