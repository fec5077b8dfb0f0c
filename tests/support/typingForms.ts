import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from './clock';
import { confirmAddress, payElsewhere, placedOrder, plainService, toSelection } from './orders';
import { getUser } from './signedIn';

/** A form, a field in place or an editor with text that a person types, and how to reach it. */
export interface TypingForm {
  name: string;
  /** Its source. */
  file: string;
  /** The sample account, by default that of an operator. */
  account?: 'admin' | 'user';
  /** Called when the account is signed in. */
  address: string | (() => string | Promise<string>);
  /** Names of the controls that open it, one after the other. */
  open?: readonly (string | RegExp)[];
  field: string | RegExp;
  /** Whether the draft is offered before it is open, and opens it. */
  restoresClosed?: boolean;
  /** Whether the draft is restored at once. */
  restoresAtOnce?: boolean;
  /** Whether it is a dialog or a drawer. */
  isDialog?: boolean;
}

const RULE = '/list/table-list?rule=R-00001';

const rulePart = (part: string) => `src/pages/list/components/rule/${part}.tsx`;

/** The forms that every run tries: one of each kind. */
export const TYPICAL_FORMS: readonly TypingForm[] = [
  {
    name: 'task',
    file: 'src/pages/list/components/basic/TaskDialog.tsx',
    address: '/list/basic-list',
    open: ['New task'],
    field: 'Title',
    isDialog: true,
  },
  {
    name: 'new rule',
    file: rulePart('CreateRule'),
    address: '/list/table-list',
    open: ['New rule'],
    field: 'Description',
    isDialog: true,
  },
  {
    name: 'field of a rule in its place',
    file: rulePart('EditableRuleField'),
    address: RULE,
    open: ['Edit Description'],
    field: 'Description',
    restoresClosed: true,
  },
  {
    name: 'comment on a rule',
    file: rulePart('RuleComments'),
    address: RULE,
    open: [/^Comments/],
    field: 'Add a comment',
  },
  {
    name: 'member of a warehouse',
    file: 'src/pages/form/components/warehouse/WarehouseForm.tsx',
    address: '/form/advanced-form',
    open: ['Add member'],
    field: 'Member name',
    restoresClosed: true,
  },
  {
    name: 'profile',
    file: 'src/components/profile/ProfileForm.tsx',
    address: '/account/settings',
    field: 'About you',
  },
  {
    name: 'ticket',
    file: 'src/pages/usercenter/support/components/TicketForm.tsx',
    account: 'user',
    address: '/usercenter/support/new',
    field: 'Subject',
  },
  {
    name: 'transfer',
    file: 'src/pages/form/components/transfer/useTransfer.ts',
    address: '/form/step-form',
    field: 'Recipient name',
  },
];

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

/** The address of a service with keys and members. */
function servicePage(): string {
  const instance = db().instances.findLast(({ service }) => service.serviceId === 'face-liveness');
  return `/usercenter/service/${instance?.instanceId}`;
}

function ticketPage(): string {
  const ticket = db().tickets.find(({ userId }) => userId === getUser().userId);
  return `/usercenter/support/${ticket?.ticketId}`;
}

const detailPart = (part: string) => `src/pages/usercenter/service/components/detail/${part}.tsx`;
const moneyPart = (part: string) => `src/pages/usercenter/components/money/${part}.tsx`;

/** All others. */
export const OTHER_FORMS: readonly TypingForm[] = [
  {
    name: 'template',
    file: 'src/pages/list/components/card/TemplateDialog.tsx',
    address: '/list/card-list',
    open: ['New template'],
    field: 'Name',
    isDialog: true,
  },
  {
    name: 'rule',
    file: rulePart('UpdateRule'),
    address: RULE,
    open: ['Edit'],
    field: 'Description',
  },
  {
    name: 'application',
    file: 'src/pages/list/search/components/ApplicationDialog.tsx',
    address: '/list/search/applications',
    open: ['Edit Risk Radar'],
    field: 'Name',
    isDialog: true,
  },
  {
    name: 'comment on an article',
    file: 'src/pages/list/search/components/CommentsDrawer.tsx',
    address: '/list/search/articles?comments=L-101',
    field: 'Your comment',
  },
  {
    name: 'goal',
    file: 'src/pages/form/components/goal/GoalForm.tsx',
    address: '/form/basic-form',
    field: 'Description',
  },
  {
    name: 'warehouse',
    file: 'src/pages/form/components/warehouse/WarehouseForm.tsx',
    address: '/form/advanced-form',
    field: 'Task',
  },
  {
    name: 'quick link',
    file: 'src/pages/dashboard/components/workplace/LinkPanel.tsx',
    address: '/dashboard/workplace',
    open: ['Add link'],
    field: /^Name/,
  },
  {
    name: 'tag',
    file: 'src/pages/account/components/center/TagEditor.tsx',
    address: '/account/center',
    open: ['Add tag'],
    field: 'New tag',
    restoresClosed: true,
  },
  {
    name: 'name of a document',
    file: 'src/pages/editor/components/DocumentChooser.tsx',
    address() {
      // Without a document there is no canvas.
      db().documents = [];
      return '/editor/flow';
    },
    open: [/^File/, 'New document'],
    field: 'Document name',
    isDialog: true,
  },
  {
    name: 'decision on an approval',
    file: 'src/pages/profile/components/EventDialog.tsx',
    address: '/profile/advanced?id=P-2603',
    open: ['Return'],
    field: 'Reason',
    isDialog: true,
  },
  {
    name: 'decision on a request for access',
    file: 'src/pages/admin/components/ReasonDialog.tsx',
    address: '/admin/sub-page',
    open: [/^Decline: Lin Xiaoman/],
    field: 'Reason',
    isDialog: true,
  },
  {
    name: 'request for access',
    file: 'src/layouts/session/AccessRequestForm.tsx',
    account: 'user',
    address: '/editor/flow',
    field: 'Reason (optional)',
  },
  {
    name: 'note to a provider',
    file: 'src/pages/serviceMarket/components/confirm/ConfirmOrder.tsx',
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
    address: servicePage,
    open: ['Create key'],
    field: 'Name',
    isDialog: true,
  },
  {
    name: 'member of a service',
    file: detailPart('MemberPanel'),
    address: servicePage,
    open: ['Add member'],
    field: 'Phone number',
    isDialog: true,
  },
  {
    name: 'hand-over of a service',
    file: detailPart('HandOverPanel'),
    address: servicePage,
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
];
