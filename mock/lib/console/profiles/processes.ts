import * as v from 'valibot';
import { accountingDay, DAY_MS, endOfDay, shiftDay } from '../../../../src/domain/calendar';
import type { Process } from '../../../../src/domain/console/process';
import {
  currentStep,
  PROCESS_STEPS,
  type ProcessStep,
  possibleProcessEvents,
  processRefusal,
} from '../../../../src/domain/console/processMachine';
import { partOfCents } from '../../../../src/domain/money/money';
import { isoTime } from '../../clock';
import { lazy, readJson, textSchema } from '../../content';
import { db } from '../../db';
import { type Language, localize, type Text, textIn } from '../../text';
import { type ProjectRecord, projects } from '../lists/projects';
import { getPerson } from '../team';
import { type FoundProject, getRecipients, getState } from './processState';

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

export function processView(
  found: FoundProject,
  { userId, language }: { userId: string; language: Language },
): Process {
  const { project, place } = found;
  const state = getState(found);
  const { status, stepNo, handlerId, deputyId, entries } = state;
  const person = (userId: string) => getPerson(userId, language);
  const createdAt = db().seededAt - project.age;
  const customer = customers()[place % customers().length] as ReturnType<typeof customers>[number];
  const current = currentStep(status);
  const approvals = entries.filter(({ event }) => event === 'approve');
  // A step is done by the user who approved in it; the last approval completes the process.
  const passed = (step: ProcessStep) =>
    step === 'created'
      ? { byId: project.ownerId, at: createdAt }
      : approvals.findLast(({ from, status: to }) => from === step || to === step);
  return {
    processId: project.projectId,
    title: project.title[language],
    product: { zh: '运营专项', en: 'Operations project' }[language],
    orderId: `${2026_1000 + place * 37}`,
    applicant: person(project.ownerId),
    handler: person(handlerId),
    deputy: deputyId === undefined ? undefined : person(deputyId),
    createdAt: isoTime(createdAt),
    validFrom: isoTime(createdAt),
    validUntil: isoTime(endOfDay(shiftDay(accountingDay(createdAt), 180)) ?? createdAt),
    remark: project.summary[language],
    amount: project.budget,
    status,
    stepNo,
    actions: possibleProcessEvents(status).map((event) => ({
      event,
      refusal: processRefusal(state, event, userId),
    })),
    steps: PROCESS_STEPS.map((step, index) => {
      const done = index < current ? passed(step) : undefined;
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
        onBehalfOf: entry.onBehalfOfId === undefined ? undefined : person(entry.onBehalfOfId),
        to: entry.toId === undefined ? undefined : person(entry.toId),
        at: isoTime(entry.at),
        note: textIn(entry.note, language),
        status: entry.status,
      }))
      .toReversed(),
    all: projects().map(({ projectId, title }) => ({ processId: projectId, title: title[language] })),
    people: getRecipients(state).map((member) => person(member.userId)),
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
