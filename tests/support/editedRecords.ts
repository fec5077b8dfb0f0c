import { storeDraft } from '../../mock/lib/console/submissions';
import { db } from '../../mock/lib/db';
import { changeRule } from '../../mock/lib/rules/changes';
import { findRule } from '../../mock/lib/rules/store';
import { markChanged } from '../../mock/lib/versions';
import { nameOf } from './rulePage';
import { getUser } from './signedIn';

/** A form whose record is changed elsewhere while it is edited. */
export interface EditCase {
  name: string;
  account: 'admin' | 'user';
  address: string;
  /** Name of the button that opens the form. */
  open?: () => string;
  save: string;
  /** Whether the other change is the user's own, in another window. */
  isOwn?: true;
  /** Labels: what both change, what only the user changes, and what only the other change does. */
  both: string;
  mine: string;
  theirs?: string;
  prepare?: () => void;
  /** Saves a change elsewhere: of what both change, or only of the rest. */
  change: (text: string | undefined) => void;
  /** The stored texts of `both` and `mine`, and whether what only the other changed is kept. */
  stored: () => { both: unknown; mine: unknown; theirs?: boolean };
}

/** Somebody else of the team. */
export const SU_NIAN = { userId: '20005', language: 'en' } as const;
const RULE = 'R-10000';

/** Changes a row of a table. */
function changeRow(row: object | undefined, changes: object, record: string, userId = '20005') {
  Object.assign(row ?? {}, JSON.parse(JSON.stringify(changes)));
  markChanged(record, { userId });
}

const [task, template, title] = [
  () => db().lists.tasks[0],
  () => db().lists.templates[0],
  () => db().invoiceTitles.find(({ userId }) => userId === '10002'),
];
const application = () => db().lists.applications.find(({ applicationId }) => applicationId === 'A-306');
const draft = () => db().formDrafts[0]?.values;

export const RULE_EDIT: EditCase = {
  name: 'rule',
  account: 'admin',
  address: '/list/table-list',
  open: () => `Edit ${nameOf(RULE)}`,
  save: 'Save',
  both: 'Description',
  mine: 'Name',
  theirs: 'Frequency',
  change: (desc) =>
    void changeRule(
      RULE,
      { frequency: 'month', ...(desc && { desc }) },
      findRule(RULE)?.version ?? 0,
      SU_NIAN,
    ),
  stored() {
    const rule = findRule(RULE);
    return { both: rule?.desc.en, mine: rule?.name.en, theirs: rule?.frequency === 'month' };
  },
};

export const TASK_EDIT: EditCase = {
  name: 'task',
  account: 'admin',
  address: '/list/basic-list',
  open: () => 'Edit “Review the listing of Live Transcription”',
  save: 'Save',
  both: 'Description',
  mine: 'Title',
  theirs: 'Progress (%)',
  change: (description) => changeRow(task(), { progress: 77, description }, 'task T-1001'),
  stored: () => ({
    both: task()?.description,
    mine: task()?.title,
    theirs: task()?.progress === 77,
  }),
};

export const OTHER_EDITS: readonly EditCase[] = [
  TASK_EDIT,
  {
    name: 'template',
    account: 'admin',
    address: '/list/card-list',
    open: () => 'Edit “API by the month”',
    save: 'Save',
    both: 'Description',
    mine: 'Name',
    theirs: 'Type',
    change: (description) => changeRow(template(), { kind: 'support', description }, 'template M-201'),
    stored: () => ({
      both: template()?.description,
      mine: template()?.name,
      theirs: template()?.kind === 'support',
    }),
  },
  {
    name: 'application',
    account: 'admin',
    address: '/list/search/applications',
    open: () => 'Edit Risk Radar',
    save: 'Save',
    both: 'Description',
    mine: 'Name',
    theirs: 'Topic',
    change: (description) => changeRow(application(), { topic: 'growth', description }, 'application A-306'),
    stored: () => ({
      both: application()?.description,
      mine: application()?.name,
      theirs: application()?.topic === 'growth',
    }),
  },
  {
    name: 'profile',
    account: 'admin',
    address: '/account/settings',
    save: 'Save profile',
    isOwn: true,
    both: 'About you',
    mine: 'Street address',
    theirs: 'Email',
    change: (profile) =>
      changeRow(getUser('admin'), { email: 'new@example.com', profile }, 'profile 10001', '10001'),
    stored() {
      const { profile, street, email } = getUser('admin');
      return { both: profile, mine: street, theirs: email === 'new@example.com' };
    },
  },
  {
    name: 'title of invoices',
    account: 'user',
    address: '/usercenter/invoice?tab=titles',
    open: () => `Edit ${title()?.title}`,
    save: 'Save',
    isOwn: true,
    both: 'Name on the invoice',
    mine: 'Email',
    change: (text) => changeRow(title(), { title: text }, `title ${title()?.titleId}`, '10002'),
    stored: () => ({ both: title()?.title, mine: title()?.email }),
  },
  {
    name: 'goal',
    account: 'admin',
    address: '/form/basic-form',
    save: 'Save draft',
    isOwn: true,
    both: 'Description',
    mine: 'Success metrics',
    theirs: 'Client',
    prepare: () => storeDraft({ userId: '10001' }, 'goal', { title: 'Fewer returns', description: 'a' }),
    change: (description) =>
      storeDraft({ userId: '10001' }, 'goal', {
        ...draft(),
        client: 'b',
        ...(description && { description }),
      }),
    stored: () => ({
      both: draft()?.description,
      mine: draft()?.metrics,
      theirs: draft()?.client === 'b' && draft()?.title === 'Fewer returns',
    }),
  },
  {
    name: 'warehouse',
    account: 'admin',
    address: '/form/advanced-form',
    save: 'Save draft',
    isOwn: true,
    both: 'Summary',
    mine: 'Task',
    theirs: 'Domain',
    prepare: () => storeDraft({ userId: '10001' }, 'warehouse', { name: 'North', taskSummary: 'a' }),
    change: (taskSummary) =>
      storeDraft({ userId: '10001' }, 'warehouse', {
        ...draft(),
        host: 'b.example',
        ...(taskSummary && { taskSummary }),
      }),
    stored: () => ({
      both: draft()?.taskSummary,
      mine: draft()?.taskName,
      theirs: draft()?.host === 'b.example' && draft()?.name === 'North',
    }),
  },
];
