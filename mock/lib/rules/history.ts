import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { inputNames } from '../../../src/domain/fields';
import { RULE_DETAIL_MAX, type RuleEvent, type RuleFieldChange } from '../../../src/domain/rule/ruleDetail';
import { needsNewLimit, RULE_LIMIT_UNIT, RULE_STATUS, ruleFields } from '../../../src/domain/rule/ruleFields';
import { isoTime } from '../clock';
import { memberAt, personName } from '../console/team';
import { db } from '../db';
import type { Language } from '../text';
import { previousValues } from './formerRule';
import { generatedRules, ruleParts, sampleLimit } from './generated';
import { itemAt, pickIndex } from './random';
import type { RulePatch } from './records';
import { findRule, type RuleRecord, shownValue, toKey } from './store';

const fieldChanges = (before: RuleRecord, after: RuleRecord, language: Language): RuleFieldChange[] =>
  inputNames(ruleFields)
    .map((field): RuleFieldChange => {
      const change = {
        field,
        from: shownValue(before, field, language),
        to: shownValue(after, field, language),
      };
      if (field !== 'limit') return change;
      return {
        ...change,
        fromUnit: RULE_LIMIT_UNIT[before.template],
        toUnit: RULE_LIMIT_UNIT[after.template],
      };
    })
    .filter(({ from, to, fromUnit, toUnit }) => from !== to || fromUnit !== toUnit);

interface PastEvent extends Omit<RuleEvent, 'at' | 'changes'> {
  at: number;
  /** The fields that it set, as they were before. */
  before: RulePatch;
}

/** The events that led to a rule, newest first, with their changes. */
function toEvents(rule: RuleRecord, events: readonly PastEvent[], language: Language): RuleEvent[] {
  let after = rule;
  return events.map(({ at, before: fields, ...event }) => {
    const before = { ...after, ...fields };
    const changes = fieldChanges(before, after, language);
    after = before;
    return { ...event, at: isoTime(at), changes };
  });
}

/** What was done to a rule since the database was seeded, newest first. */
function writtenEvents(number: number, language: Language): RuleEvent[] {
  const rule = findRule(toKey(number));
  const events = db().ruleWrites.flatMap(({ at, userId, action, rules }, index) => {
    const written = rules.find((other) => other.number === number);
    if (written === undefined) return [];
    const eventId = `${toKey(number)}-${index + 1}`;
    return { eventId, at, actor: personName(userId, language), action, before: previousValues(written) };
  });
  return rule ? toEvents(rule, events.reverse(), language) : [];
}

interface SampleEvent {
  at: number;
  action: RuleEvent['action'];
  before?: RulePatch;
}

const { closed, running, online, abnormal } = RULE_STATUS;
const templates = ruleFields.template.valueEnum;

/** What led to a generated rule, oldest first. */
function sampleHistory(rule: RuleRecord): SampleEvent[] {
  const { number, status, time, updatedAt, limit, ownerId, template } = rule;
  // A rule that starts in the future was created lately.
  const createdAt =
    (updatedAt === undefined ? time - 15 * DAY_MS : time) - (1 + pickIndex(number, 20, 96)) * HOUR_MS;
  const events: SampleEvent[] = [{ at: createdAt, action: 'create' }];
  const edited = createdAt + 20 * MINUTE_MS;
  const otherTemplate = itemAt(templates, templates.indexOf(template) + 1);
  const isTemplateEdited = pickIndex(number, 23, 8) === 0;
  const firstLimit =
    isTemplateEdited && needsNewLimit(otherTemplate, template) ? sampleLimit(otherTemplate, number) : limit;
  if (pickIndex(number, 21, 3) === 0)
    events.push({ at: edited, action: 'edit', before: { limit: firstLimit + 5 } });
  if (pickIndex(number, 22, 4) === 0) {
    const { owners } = ruleParts();
    const other = itemAt(owners, owners.findIndex((owner) => owner.ownerId === ownerId) + 1).ownerId;
    events.push({ at: edited + 5 * MINUTE_MS, action: 'assign', before: { ownerId: other } });
  }
  if (isTemplateEdited)
    events.push({
      at: edited + 9 * MINUTE_MS,
      action: 'edit',
      before: { template: otherTemplate, limit: firstLimit },
    });
  if (updatedAt === undefined) return events;
  events.push({ at: time - 15 * MINUTE_MS, action: 'approve', before: { status: closed } });
  const before = { status: running };
  if (status === closed) events.push({ at: updatedAt + 40 * MINUTE_MS, action: 'stop', before });
  if (status === online) events.push({ at: time + 30 * MINUTE_MS, action: 'edit', before });
  if (status === abnormal) events.push({ at: updatedAt + MINUTE_MS, action: 'fail', before });
  return events;
}

function sampleEvents(number: number, language: Language): RuleEvent[] {
  const rule = generatedRules(db().seededAt)[number - 1];
  if (rule === undefined) return [];
  const events = sampleHistory(rule).map(({ at, action, before = {} }, index) => ({
    eventId: `${toKey(number)}-sample-${index + 1}`,
    at,
    actor:
      action === 'fail'
        ? ruleParts().scheduler[language]
        : personName(memberAt(pickIndex(number, 30 + index, 8)), language),
    action,
    before,
  }));
  return toEvents(rule, events.reverse(), language);
}

/** The latest changes of a rule, newest first. */
export const ruleHistory = (number: number, language: Language): RuleEvent[] =>
  [...writtenEvents(number, language), ...sampleEvents(number, language)].slice(0, RULE_DETAIL_MAX);
