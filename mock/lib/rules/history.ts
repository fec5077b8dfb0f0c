import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { inputNames } from '../../../src/domain/fields';
import { RULE_DETAIL_MAX, type RuleEvent, type RuleFieldChange } from '../../../src/domain/rule/ruleDetail';
import { RULE_STATUS, ruleFields } from '../../../src/domain/rule/ruleFields';
import { isoTime } from '../clock';
import { memberAt, personName } from '../console/team';
import { db } from '../db';
import type { Language } from '../text';
import { generatedRules, ruleParts } from './generated';
import { itemAt, pickIndex } from './random';
import { type RuleRecord, shownValue, toKey } from './store';
import type { RulePatch } from './writes';

const fieldChanges = (before: RulePatch, after: RulePatch, language: Language): RuleFieldChange[] =>
  inputNames(ruleFields)
    .map((field) => ({
      field,
      from: shownValue(before, field, language),
      to: shownValue(after, field, language),
    }))
    .filter(({ from, to }) => from !== to);

/** What was done to a rule since the database was seeded, oldest first. */
function writtenEvents(number: number, language: Language): RuleEvent[] {
  return db().ruleWrites.flatMap(({ at, userId, action, rules }, index) => {
    const written = rules.find((rule) => rule.number === number);
    if (written === undefined) return [];
    return {
      eventId: `${toKey(number)}-${index + 1}`,
      at: isoTime(at),
      actor: personName(userId, language),
      action,
      changes: fieldChanges(written.before, written.after, language),
    };
  });
}

interface SampleEvent {
  at: number;
  action: RuleEvent['action'];
  before?: RulePatch;
  after?: RulePatch;
}

const { closed, running, online, abnormal } = RULE_STATUS;
const templates = ruleFields.template.valueEnum;

/** The changes that led to a generated rule, oldest first. */
function sampleHistory(rule: RuleRecord): SampleEvent[] {
  const { number, status, time, updatedAt, limit, ownerId, template } = rule;
  // A rule that starts in the future was created lately.
  const createdAt =
    (updatedAt === undefined ? time - 15 * DAY_MS : time) - (1 + pickIndex(number, 20, 96)) * HOUR_MS;
  const events: SampleEvent[] = [{ at: createdAt, action: 'create' }];
  const edited = createdAt + 20 * MINUTE_MS;
  if (pickIndex(number, 21, 3) === 0)
    events.push({ at: edited, action: 'edit', before: { limit: limit + 5 }, after: { limit } });
  if (pickIndex(number, 22, 4) === 0) {
    const { owners } = ruleParts();
    const other = itemAt(owners, owners.findIndex((owner) => owner.ownerId === ownerId) + 1).ownerId;
    events.push({
      at: edited + 5 * MINUTE_MS,
      action: 'assign',
      before: { ownerId: other },
      after: { ownerId },
    });
  }
  if (pickIndex(number, 23, 8) === 0) {
    const other = itemAt(templates, templates.indexOf(template) + 1);
    events.push({
      at: edited + 9 * MINUTE_MS,
      action: 'edit',
      before: { template: other },
      after: { template },
    });
  }
  if (updatedAt === undefined) return events;
  events.push({
    at: time - 15 * MINUTE_MS,
    action: 'approve',
    before: { status: closed },
    after: { status: running },
  });
  if (status === closed)
    events.push({
      at: updatedAt + 40 * MINUTE_MS,
      action: 'stop',
      before: { status: running },
      after: { status },
    });
  if (status === online)
    events.push({
      at: time + 30 * MINUTE_MS,
      action: 'edit',
      before: { status: running },
      after: { status },
    });
  if (status === abnormal)
    events.push({
      at: updatedAt + MINUTE_MS,
      action: 'fail',
      before: { status: running },
      after: { status },
    });
  return events;
}

function sampleEvents(number: number, language: Language): RuleEvent[] {
  const rule = generatedRules(db().seededAt)[number - 1];
  if (rule === undefined) return [];
  return sampleHistory(rule).map(({ at, action, before = {}, after = {} }, index) => ({
    eventId: `${toKey(number)}-sample-${index + 1}`,
    at: isoTime(at),
    actor:
      action === 'fail'
        ? ruleParts().scheduler[language]
        : personName(memberAt(pickIndex(number, 30 + index, 8)), language),
    action,
    changes: fieldChanges(before, after, language),
  }));
}

/** The latest changes of a rule, newest first. */
export const ruleHistory = (number: number, language: Language): RuleEvent[] =>
  [...sampleEvents(number, language), ...writtenEvents(number, language)].reverse().slice(0, RULE_DETAIL_MAX);
