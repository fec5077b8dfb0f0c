import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from './clock';
import { confirmAddress, payElsewhere, placedOrder, plainService, toSelection } from './orders';
import { getUser } from './signedIn';
import type { TypingForm } from './typingForms';

/** Returns the number of an order that was paid now. */
async function paidOrder(): Promise<string> {
  db().paymentSettings.settleAfterMs = 0;
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
  return orderId;
}

/** Returns the number of a completed order that can be reviewed. */
function reviewableOrder(): string {
  const order = db().orders.findLast(
    ({ userId, status, selection }) =>
      userId === getUser().userId && status === 'completed' && selection.orderType === 'new',
  );
  if (!order) throw new Error('There is no completed order');
  order.activatedAt = Date.now();
  return order.orderId;
}

/** The address of a tab of a service with keys and members. */
const servicePage = (tab: string) => (): string => {
  const instance = db().instances.findLast(({ service }) => service.serviceId === 'face-liveness');
  return `/usercenter/service/${instance?.instanceId}?tab=${tab}`;
};

/** The address of the dialog that renews a service. */
function renewalDialog(): string {
  const instance = db().instances.find(
    ({ userId, service }) => userId === getUser().userId && service.serviceId === 'uptime-probe',
  );
  return `/usercenter/service?renew=${instance?.instanceId}`;
}

function ticketPage(): string {
  const ticket = db().tickets.find(({ userId }) => userId === getUser().userId);
  return `/usercenter/support/${ticket?.ticketId}`;
}

const detailPart = (part: string) => `src/pages/usercenter/service/components/detail/${part}.tsx`;
const moneyPart = (part: string) => `src/pages/usercenter/components/money/${part}.tsx`;

/** Forms of the market and the user center. */
export const CUSTOMER_FORMS: readonly TypingForm[] = [
  {
    name: 'note to a provider',
    file: 'src/pages/serviceMarket/components/confirm/useOrderInput.ts',
    account: 'user',
    address: () => confirmAddress(toSelection(plainService()), 'one-order'),
    field: 'Note to the provider (optional)',
    restoresAtOnce: true,
  },
  {
    name: 'request for a refund',
    file: 'src/pages/usercenter/order/components/detail/RefundPanel.tsx',
    account: 'user',
    address: async () => `/usercenter/order/${await paidOrder()}?refund=1`,
    field: 'Anything to add (optional)',
  },
  {
    name: 'request for an invoice',
    file: 'src/components/invoice/InvoiceRequestForm.tsx',
    account: 'user',
    address: async () => `/usercenter/order/${await paidOrder()}?invoice=1`,
    field: 'Name on the invoice',
  },
  {
    name: 'review',
    file: 'src/pages/usercenter/order/components/review/ReviewForm.tsx',
    account: 'user',
    address: () => `/usercenter/order/${reviewableOrder()}?review=1`,
    field: 'Review (optional)',
  },
  {
    name: 'invoice by mail',
    file: 'src/pages/usercenter/invoice/components/InvoiceHead.tsx',
    account: 'user',
    address() {
      const invoice = db().invoices.find(
        ({ userId, status }) => userId === getUser().userId && status === 'issued',
      );
      return `/usercenter/invoice/${invoice?.invoiceId}`;
    },
    open: ['Send by email'],
    field: 'Send this invoice to',
    isDialog: true,
  },
  {
    name: 'billing details',
    file: 'src/pages/usercenter/invoice/components/TitleDialog.tsx',
    account: 'user',
    address: '/usercenter/invoice?tab=titles',
    open: ['Add billing details'],
    field: 'Name on the invoice',
    isDialog: true,
  },
  {
    name: 'budget',
    file: moneyPart('budget/BudgetForm'),
    account: 'user',
    address: '/usercenter/service/budget',
    open: ['Set a monthly budget'],
    field: 'Monthly budget (CNY)',
    restoresClosed: true,
  },
  {
    name: 'automatic top-up',
    file: moneyPart('budget/AutoTopUpForm'),
    account: 'user',
    address: '/usercenter/service/budget',
    field: 'Add (CNY)',
  },
  {
    name: 'withdrawal',
    file: moneyPart('withdrawal/WithdrawalForm'),
    account: 'user',
    address: '/usercenter/service/withdrawal',
    field: 'Amount (CNY)',
  },
  {
    name: 'key of a service',
    file: detailPart('KeyPanel'),
    address: servicePage('access'),
    open: ['Create key'],
    field: 'Name',
    isDialog: true,
  },
  {
    name: 'member of a service',
    file: detailPart('MemberPanel'),
    address: servicePage('members'),
    open: ['Add member'],
    field: 'Phone number',
    isDialog: true,
  },
  {
    name: 'hand-over of a service',
    file: detailPart('HandOverPanel'),
    address: servicePage('settings'),
    open: ['Hand over'],
    field: 'Phone number of the receiver',
    isDialog: true,
  },
  {
    name: 'message in a ticket',
    file: 'src/pages/usercenter/support/components/ReplyForm.tsx',
    account: 'user',
    address: ticketPage,
    field: 'Message',
  },
  {
    name: 'complaint',
    file: 'src/pages/usercenter/support/components/ComplaintDialog.tsx',
    account: 'user',
    address: ticketPage,
    open: ['Make a complaint'],
    field: 'What should we do?',
    isDialog: true,
  },
  {
    name: 'purchase order of a renewal',
    file: 'src/components/order/placing/PurchaseOrder.tsx',
    account: 'user',
    address: renewalDialog,
    field: 'Purchase order number (optional)',
    restoresAtOnce: true,
  },
];
