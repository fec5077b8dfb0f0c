import * as v from 'valibot';
import {
  getLogGroup,
  PROCESS_NOTE_RULE,
  processEventPayloadSchema,
  validateNote,
} from '@/domain/console/process';
import {
  currentStep,
  needsNote,
  nextProcessStatus,
  PROCESS_EVENTS,
  PROCESS_STATUSES,
  type ProcessEvent,
  type ProcessStatus,
  possibleProcessEvents,
  processRefusal,
} from '@/domain/console/processMachine';

/** All legal transitions with the people who may cause them, independent of the implementation. */
const LEGAL: [ProcessStatus, ProcessEvent, ProcessStatus, by: string[]][] = [
  ['departmentReview', 'approve', 'financeReview', ['assignee', 'deputy']],
  ['departmentReview', 'return', 'returned', ['assignee', 'deputy']],
  ['departmentReview', 'forward', 'departmentReview', ['assignee', 'deputy']],
  ['departmentReview', 'remind', 'departmentReview', ['assignee', 'deputy', 'applicant', 'colleague']],
  ['financeReview', 'approve', 'completed', ['assignee', 'deputy']],
  ['financeReview', 'return', 'returned', ['assignee', 'deputy']],
  ['financeReview', 'forward', 'financeReview', ['assignee', 'deputy']],
  ['financeReview', 'remind', 'financeReview', ['assignee', 'deputy', 'applicant', 'colleague']],
  ['returned', 'resubmit', 'departmentReview', ['applicant']],
  ['returned', 'close', 'closed', ['applicant']],
  ['closed', 'reopen', 'returned', ['applicant']],
];
const PEOPLE = ['assignee', 'deputy', 'applicant', 'colleague'];

describe('the approval machine', () => {
  const pairs = PROCESS_STATUSES.flatMap((status) => PROCESS_EVENTS.map((event) => [status, event] as const));

  it.each(pairs)('%s, %s', (status, event) => {
    const legal = LEGAL.find(([from, by]) => from === status && by === event);
    expect(nextProcessStatus(status, event)).toBe(legal?.[2]);
    expect(possibleProcessEvents(status).includes(event)).toBe(legal !== undefined);
    const position = { status, applicantId: 'applicant', handlerId: 'assignee', deputyId: 'deputy' };
    const allowed = PEOPLE.filter((person) => processRefusal(position, event, person) === undefined);
    expect(allowed).toEqual(legal?.[3] ?? []);
  });

  it.each([
    ['transitionRefused', 'completed', 'approve', 'assignee'],
    ['ownRequest', 'departmentReview', 'approve', 'applicant'],
    ['ownRequest', 'financeReview', 'return', 'applicant'],
    ['notReviewer', 'financeReview', 'forward', 'colleague'],
    ['notApplicant', 'returned', 'resubmit', 'assignee'],
  ] as const)('refuses with %s: %s, %s by the %s', (reason, status, event, person) => {
    const position = { status, applicantId: 'applicant', handlerId: 'assignee' };
    expect(processRefusal(position, event, person)).toBe(reason);
  });

  it('never lets applicants decide, even as the assignee or the deputy', () => {
    for (const status of ['departmentReview', 'financeReview'] as const)
      for (const position of [
        { status, applicantId: 'a', handlerId: 'a' },
        { status, applicantId: 'a', handlerId: 'b', deputyId: 'a' },
      ])
        expect(processRefusal(position, 'approve', 'a')).toBe('ownRequest');
  });

  it('has a current step for every status', () => {
    expect(PROCESS_STATUSES.map(currentStep)).toEqual([1, 2, 0, 4, 0]);
  });
});

describe('process events', () => {
  it('require a note for returning and closing only', () => {
    expect(PROCESS_EVENTS.filter(needsNote)).toEqual(['return', 'close']);
    expect(validateNote('return', ' ')).toBe('required');
    expect(validateNote('return', 'x')).toBe('tooShort');
    expect(validateNote('approve', '')).toBeUndefined();
    expect(validateNote('approve', '长'.repeat(PROCESS_NOTE_RULE.max))).toBeUndefined();
    expect(validateNote('approve', '长'.repeat(PROCESS_NOTE_RULE.max + 1))).toBe('tooLong');
  });

  it.each([
    [{ event: 'approve', stepNo: 1 }, true],
    [{ event: 'approve' }, false],
    [{ event: 'approve', stepNo: 1, toId: '1' }, false],
    [{ event: 'forward', stepNo: 1 }, false],
    [{ event: 'forward', stepNo: 1, toId: '1' }, true],
    [{ event: 'return', stepNo: 1 }, false],
    [{ event: 'return', stepNo: 1, note: 'Prices are missing' }, true],
    [{ event: 'create', stepNo: 1 }, false],
  ])('accept %j: %s', (payload, accepted) => {
    expect(v.safeParse(processEventPayloadSchema, payload).success).toBe(accepted);
  });

  it('belong to one part of the log each', () => {
    const decisions = PROCESS_EVENTS.filter((event) => getLogGroup(event) === 'decisions');
    expect(decisions).toEqual(['approve', 'return', 'close']);
    expect(getLogGroup('create')).toBe('handling');
  });
});
