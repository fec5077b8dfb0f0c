import { db } from '../../mock/lib/db';
import { CUSTOMER_FORMS } from './customerForms';

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
    name: 'transfer',
    file: 'src/pages/form/components/transfer/useTransfer.ts',
    address: '/form/step-form',
    field: 'Recipient name',
  },
];

/** All others. */
export const OTHER_FORMS: readonly TypingForm[] = [
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
    name: 'template',
    file: 'src/components/list/EntryDialog.tsx',
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
    file: 'src/components/list/EntryDialog.tsx',
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
  ...CUSTOMER_FORMS,
];
