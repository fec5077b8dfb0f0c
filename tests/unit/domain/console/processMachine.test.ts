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
} from '@/domain/console/processMachine';

/** All legal transitions, independent of the implementation. */
const LEGAL: [ProcessStatus, ProcessEvent, ProcessStatus][] = [
  ['departmentReview', 'approve', 'financeReview'],
  ['departmentReview', 'return', 'returned'],
  ['departmentReview', 'forward', 'departmentReview'],
  ['departmentReview', 'remind', 'departmentReview'],
  ['financeReview', 'approve', 'completed'],
  ['financeReview', 'return', 'returned'],
  ['financeReview', 'forward', 'financeReview'],
  ['financeReview', 'remind', 'financeReview'],
  ['returned', 'resubmit', 'departmentReview'],
  ['returned', 'close', 'closed'],
  ['closed', 'reopen', 'returned'],
];

describe('the approval machine', () => {
  const pairs = PROCESS_STATUSES.flatMap((status) => PROCESS_EVENTS.map((event) => [status, event] as const));

  it.each(pairs)('%s, %s', (status, event) => {
    const legal = LEGAL.find(([from, by]) => from === status && by === event);
    expect(nextProcessStatus(status, event)).toBe(legal?.[2]);
    expect(possibleProcessEvents(status).includes(event)).toBe(legal !== undefined);
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
    [{ event: 'approve' }, true],
    [{ event: 'approve', toId: '1' }, false],
    [{ event: 'forward' }, false],
    [{ event: 'forward', toId: '1' }, true],
    [{ event: 'return' }, false],
    [{ event: 'return', note: 'Prices are missing' }, true],
    [{ event: 'create' }, false],
  ])('accept %j: %s', (payload, accepted) => {
    expect(v.safeParse(processEventPayloadSchema, payload).success).toBe(accepted);
  });

  it('belong to one part of the log each', () => {
    const decisions = PROCESS_EVENTS.filter((event) => getLogGroup(event) === 'decisions');
    expect(decisions).toEqual(['approve', 'return', 'close']);
    expect(getLogGroup('create')).toBe('handling');
  });
});
