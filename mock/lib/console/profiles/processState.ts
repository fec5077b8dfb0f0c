import { HOUR_MS } from '../../../../src/domain/calendar';
import {
  nextProcessStatus,
  PROCESS_TRANSITIONS,
  type ProcessEvent,
  type ProcessPosition,
  type ProcessStatus,
} from '../../../../src/domain/console/processMachine';
import { db } from '../../db';
import type { Text } from '../../text';
import { type ProjectRecord, projects } from '../lists/projects';
import type { ProcessEventRecord } from '../lists/tables';
import { team } from '../team';

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
const NOTES: Record<ProcessEvent, Text | ''> = {
  approve: { zh: '材料齐全，同意。', en: 'The papers are complete. Agreed.' },
  return: { zh: '请补充分项报价。', en: 'Please add the price of each part.' },
  forward: { zh: '请帮忙看一下预算部分。', en: 'Please look at the budget.' },
  resubmit: { zh: '已补充分项报价。', en: 'The prices are added.' },
  close: { zh: '今年不再安排。', en: 'Not planned for this year any more.' },
  remind: '',
  reopen: '',
};

interface ProcessEntryRecord extends ProcessEventRecord {
  /** The step in which it happened. */
  stepNo: number;
  /** The status before it. */
  from: ProcessStatus;
  status: ProcessStatus;
  /** The assignee for whom the deputy acted. */
  onBehalfOfId?: string;
}

export interface ProcessState extends ProcessPosition {
  stepNo: number;
  entries: ProcessEntryRecord[];
}

/** The members who review, the assignee first; the next one is the deputy. */
const REVIEWERS: Record<ProcessStatus, readonly string[]> = {
  departmentReview: ['10001', '10002', '20003', '20004'],
  financeReview: ['20006', '20008', '20005', '20004'],
  returned: [],
  completed: [],
  closed: [],
};
/** Who helps with the budget. */
const HELPERS = ['20007', '20003'];

/** The position of an approval when a step starts, or when it is forwarded to another assignee. */
function getPosition({ ownerId }: ProjectRecord, status: ProcessStatus, toId?: string): ProcessPosition {
  const [first, second, third] = REVIEWERS[status].filter((userId) => userId !== ownerId);
  if (first === undefined) return { status, applicantId: ownerId, handlerId: ownerId };
  const deputyId = toId === second ? third : second;
  return { status, applicantId: ownerId, handlerId: toId ?? first, deputyId };
}

/** Applies an event to a state. */
function applyEvent(project: ProjectRecord, state: ProcessState, event: ProcessEventRecord): ProcessState {
  const { status: from, stepNo, handlerId, deputyId, entries } = state;
  const status = nextProcessStatus(from, event.event) ?? from;
  const isForDeputy = PROCESS_TRANSITIONS[from][event.event]?.by === 'reviewer' && event.byId === deputyId;
  const entry = { ...event, stepNo, from, status, ...(isForDeputy && { onBehalfOfId: handlerId }) };
  const isMoved = status !== from || event.toId !== undefined;
  return {
    ...(isMoved ? getPosition(project, status, event.toId) : state),
    stepNo: stepNo + Number(status !== from),
    entries: [...entries, entry],
  };
}

/** The state after all events. In every third approval the deputies decided. */
export function getState({ project, place }: FoundProject): ProcessState {
  const { seededAt, lists } = db();
  const { projectId: processId, age, ownerId } = project;
  let state: ProcessState = { ...getPosition(project, 'departmentReview'), stepNo: 1, entries: [] };
  for (const [index, event] of (PAST_EVENTS[place % PAST_EVENTS.length] ?? []).entries()) {
    const reviewerId = place % 3 === 1 ? (state.deputyId ?? state.handlerId) : state.handlerId;
    state = applyEvent(project, state, {
      processId,
      event,
      byId: PROCESS_TRANSITIONS[state.status][event]?.by === 'applicant' ? ownerId : reviewerId,
      toId: event === 'forward' ? HELPERS.find((userId) => userId !== ownerId) : undefined,
      note: NOTES[event],
      at: seededAt - age + (index + 1) * HOUR_MS,
    });
  }
  for (const event of lists.processEvents)
    if (event.processId === processId) state = applyEvent(project, state, event);
  return state;
}

/** The approvals that a user handles, with the time of their last event. */
export const getHandledProcesses = (userId: string) =>
  projects().flatMap((project, place) => {
    const { status, handlerId, entries } = getState({ project, place });
    const at = entries.at(-1)?.at ?? db().seededAt - project.age;
    return handlerId === userId ? [{ processId: project.projectId, status, at }] : [];
  });

export interface FoundProject {
  project: ProjectRecord;
  place: number;
}

/** The project of an id with its index; the first one without an id. */
export function findProject(id: string | undefined): FoundProject | undefined {
  const place = id ? projects().findIndex(({ projectId }) => projectId === id) : 0;
  const project = projects()[place];
  return project && { project, place };
}

/** To whom the current step can be forwarded. */
export const getRecipients = ({ applicantId, handlerId }: ProcessPosition) =>
  team().filter(({ userId }) => userId !== applicantId && userId !== handlerId);
