import * as v from 'valibot';
import { accountingDay, DAY_MS, endOfDay, HOUR_MS, shiftDay } from '../../../../src/domain/calendar';
import type { Process } from '../../../../src/domain/console/process';
import {
  currentStep,
  nextProcessStatus,
  PROCESS_STEPS,
  type ProcessEvent,
  type ProcessStatus,
} from '../../../../src/domain/console/processMachine';
import { partOfCents } from '../../../../src/domain/money/money';
import { isoTime } from '../../clock';
import { lazy, readJson, textSchema } from '../../content';
import { db } from '../../db';
import { type Language, localize, type Text, textIn } from '../../text';
import { type ProjectRecord, projects } from '../lists/projects';
import type { ProcessEventRecord } from '../lists/tables';
import { getPeople, getPerson, memberAt } from '../team';

/** Past events of the approvals; projects take these lists in turn. */
const PAST_EVENTS: ProcessEvent[][] = [
  ['approve'],
  ['approve', 'approve'],
  [],
  ['return'],
  ['forward', 'approve'],
  ['return', 'resubmit', 'approve', 'approve'],
  ['return', 'close'],
];
const NOTES: Partial<Record<ProcessEvent, Text>> = {
  approve: { zh: '材料齐全，同意。', en: 'The papers are complete. Agreed.' },
  return: { zh: '请补充分项报价。', en: 'Please add the price of each part.' },
  forward: { zh: '请帮忙看一下预算部分。', en: 'Please look at the budget.' },
  resubmit: { zh: '已补充分项报价。', en: 'The prices are added.' },
  close: { zh: '今年不再安排。', en: 'Not planned for this year any more.' },
};
const customers = lazy(() =>
  readJson(
    'console/customers.json',
    v.array(
      v.strictObject({
        name: textSchema,
        company: textSchema,
        address: textSchema,
        creditCode: v.string(),
        phone: v.string(),
      }),
    ),
  ),
);

/** The events of an approval, oldest first. */
function getEvents(project: ProjectRecord, place: number): ProcessEventRecord[] {
  const { seededAt, lists } = db();
  const { projectId: processId, age } = project;
  const past = (PAST_EVENTS[place % PAST_EVENTS.length] ?? []).map((event, index) => ({
    processId,
    event,
    byId: memberAt(place + 2 + index),
    ...(event === 'forward' && { toId: memberAt(place + 3) }),
    note: NOTES[event] ?? '',
    at: seededAt - age + (index + 1) * HOUR_MS,
  }));
  return [...past, ...lists.processEvents.filter((one) => one.processId === processId)];
}

interface ProcessState {
  status: ProcessStatus;
  handlerId: string;
  entries: (ProcessEventRecord & { status: ProcessStatus })[];
}

/** The handler of an approval in this status. */
function getHandlerId(project: ProjectRecord, place: number, status: ProcessStatus): string {
  if (status === 'departmentReview') return memberAt(place + 2);
  if (status === 'financeReview') return memberAt(place + 4);
  return project.ownerId;
}

/** Applies all events to the state machine. */
function getState(project: ProjectRecord, place: number): ProcessState {
  let status: ProcessStatus = 'departmentReview';
  let handlerId = getHandlerId(project, place, status);
  const entries = getEvents(project, place).map((event) => {
    const next = nextProcessStatus(status, event.event) ?? status;
    if (event.toId !== undefined) handlerId = event.toId;
    else if (next !== status) handlerId = getHandlerId(project, place, next);
    status = next;
    return { ...event, status };
  });
  return { status, handlerId, entries };
}

/** The approvals that a user handles, with the time of their last event. */
export const getHandledProcesses = (userId: string) =>
  projects().flatMap((project, place) => {
    const { status, handlerId, entries } = getState(project, place);
    const at = entries.at(-1)?.at ?? db().seededAt - project.age;
    return handlerId === userId ? [{ processId: project.projectId, status, at }] : [];
  });

/** The project of an id with its index; the first one without an id. */
export function findProject(id: string | undefined) {
  const place = id ? projects().findIndex(({ projectId }) => projectId === id) : 0;
  const project = projects()[place];
  return project && { project, place };
}

export const getStatus = ({ project, place }: { project: ProjectRecord; place: number }) =>
  getState(project, place).status;

export function processView(
  { project, place }: { project: ProjectRecord; place: number },
  language: Language,
): Process {
  const { status, handlerId, entries } = getState(project, place);
  const person = (userId: string) => getPerson(userId, language);
  const createdAt = db().seededAt - project.age;
  const customer = customers()[place % customers().length] as ReturnType<typeof customers>[number];
  const current = currentStep(status);
  // A step is done by the last user whose approval moved the process past it.
  const passed = (index: number) =>
    index === 0
      ? { byId: project.ownerId, at: createdAt }
      : entries.findLast(({ event, status: to }) => event === 'approve' && currentStep(to) > index);
  return {
    processId: project.projectId,
    title: project.title[language],
    product: { zh: '运营专项', en: 'Operations project' }[language],
    orderId: `${2026_1000 + place * 37}`,
    applicant: person(project.ownerId),
    handler: person(handlerId),
    createdAt: isoTime(createdAt),
    validFrom: isoTime(createdAt),
    validUntil: isoTime(endOfDay(shiftDay(accountingDay(createdAt), 180)) ?? createdAt),
    remark: project.summary[language],
    amount: project.budget,
    status,
    steps: PROCESS_STEPS.map((step, index) => {
      const done = index < current ? passed(Math.min(index, 2)) : undefined;
      if (done) return { step, by: person(done.byId), at: isoTime(done.at) };
      return { step, by: index === current ? person(handlerId) : undefined, at: undefined };
    }),
    customer: {
      name: customer.name[language],
      memberId: `${3200_0186 + place * 11}`,
      phone: customer.phone,
      address: customer.address[language],
      company: customer.company[language],
      creditCode: customer.creditCode,
      lastContact: place % 4 === 3 ? undefined : isoTime(createdAt - 3 * DAY_MS),
      note: { zh: '重点客户，答复请在当日内。', en: 'A key customer: answer within the day.' }[language],
    },
    rules: getRules(project, language),
    log: entries
      .map((entry, index) => ({
        entryId: `${project.projectId}-${index + 1}`,
        event: entry.event,
        by: person(entry.byId),
        to: entry.toId === undefined ? undefined : person(entry.toId),
        at: isoTime(entry.at),
        note: textIn(entry.note, language),
        status: entry.status,
      }))
      .toReversed(),
    all: projects().map(({ projectId, title }) => ({ processId: projectId, title: title[language] })),
    people: getPeople(language),
  };
}

function getRules({ budget }: ProjectRecord, language: Language): Process['rules'] {
  const rules: { name: Text; text: Text; limit?: number }[] = [
    {
      name: { zh: '总预算', en: 'Whole budget' },
      text: { zh: '超出后需要重新申请。', en: 'More than this needs a new application.' },
      limit: budget,
    },
    {
      name: { zh: '单笔上限', en: 'One payment' },
      text: { zh: '单笔付款不超过总预算的三成。', en: 'No payment is over three tenths of the budget.' },
      limit: partOfCents(budget, 3000),
    },
    {
      name: { zh: '免审额度', en: 'Without review' },
      text: { zh: '低于此金额由负责人自行决定。', en: 'Below this the owner decides alone.' },
      limit: partOfCents(budget, 200),
    },
    {
      name: { zh: '交付验收', en: 'Acceptance' },
      text: {
        zh: '每个里程碑由业务与质量各一人验收。',
        en: 'Each milestone is accepted by business and quality.',
      },
    },
  ];
  return localize(rules, language);
}
