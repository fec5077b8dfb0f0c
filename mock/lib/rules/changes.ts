import { foldName } from '../../../src/domain/name';
import { RULE_ERROR } from '../../../src/domain/rule/ruleError';
import { needsNewLimit, type RuleContent, ruleFields } from '../../../src/domain/rule/ruleFields';
import { db } from '../db';
import { MockFailure, malformed, refusal } from '../failure';
import type { Language, Text } from '../text';
import { conflict } from '../versions';
import { ruleParts } from './generated';
import type { RulePatch } from './records';
import { lastRunSince } from './runs';
import {
  findRule,
  isDeleted,
  namesInUse,
  nextNumber,
  type RuleChangeRecord,
  type RuleRecord,
  ruleRegions,
  ruleView,
} from './store';
import { lastWrite, writeRules } from './writes';

const notFound = () =>
  new MockFailure(RULE_ERROR.gone, {
    zh: '规则不存在，或已被删除',
    en: 'There is no such rule, or it was deleted',
  });

const limitMissing = refusal(RULE_ERROR.limitMissing, {
  zh: '新模板的阈值单位不同，请同时填写阈值',
  en: 'The limit of the new template has another unit; enter a limit, too',
});

/** The rule of a key. Throws a MockFailure when it does not exist. */
export function getRuleOrThrow(key: string): RuleChangeRecord {
  const rule = findRule(key);
  if (rule === undefined || isDeleted(rule)) throw notFound();
  return rule;
}

function assertNameFree(name: string, except?: number): void {
  const owner = namesInUse().get(foldName(name));
  if (owner === undefined || owner === except) return;
  throw new MockFailure(RULE_ERROR.duplicateName, {
    zh: '已有同名规则，请换一个名称',
    en: 'Another rule has this name; choose a different one',
  });
}

/** Throws a MockFailure for an unknown team. */
export function assertOwner(ownerId: string): void {
  if (ruleParts().owners.some((owner) => owner.ownerId === ownerId)) return;
  throw new MockFailure(400, { zh: '负责团队不存在', en: 'There is no such team' });
}

function assertValid({ name, ownerId, regionId }: Partial<RuleContent>, number?: number): void {
  if (name !== undefined) assertNameFree(name, number);
  if (ownerId !== undefined) assertOwner(ownerId);
  if (regionId !== undefined && !ruleRegions().some((region) => region.regionId === regionId))
    throw malformed('regionId');
}

/** A text in both languages: one that the rule has or had keeps its other language. */
function toText(rule: RuleRecord, field: 'name' | 'desc', text: string, language: Language): Text {
  const former = db().ruleWrites.flatMap(({ rules }) =>
    rules.flatMap(({ number, before }) => (number === rule.number ? (before[field] ?? []) : [])),
  );
  return [rule[field], ...former].find((known) => known[language] === text) ?? { zh: text, en: text };
}

export function createRule(
  {
    name,
    desc,
    time,
    limit = ruleFields.limit.initialValue,
    regionId = ruleParts().allRegions.regionId,
    ...content
  }: RuleContent,
  userId: string,
): RuleRecord {
  assertValid({ name, regionId, ownerId: content.ownerId });
  const rule = {
    ...content,
    name: { zh: name, en: name },
    desc: { zh: desc, en: desc },
    time: Date.parse(time),
    limit,
    regionId,
    number: nextNumber(),
    callNo: 0,
    progress: 0,
    version: 0,
  };
  writeRules(userId, 'create', [{ rule, patch: {} }]);
  return { ...rule, version: 1 };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes the given fields. Throws a MockFailure for another version, for a name in use, for a deleted rule, and for a template
 * with another unit without a limit.
 */
export function changeRule(
  key: string,
  content: Partial<RuleContent>,
  version: number,
  { userId, language }: { userId: string; language: Language },
): RuleRecord {
  const rule = getRuleOrThrow(key);
  if (rule.version !== version) throw conflict(lastWrite(rule) ?? {}, language, ruleView(rule, language));
  if (content.template && content.limit === undefined && needsNewLimit(rule.template, content.template))
    throw limitMissing();
  assertValid(content, rule.number);
  const { name, desc, time, ...values } = content;
  const patch: RulePatch = { ...values };
  if (name !== undefined) patch.name = toText(rule, 'name', name, language);
  if (desc !== undefined) patch.desc = toText(rule, 'desc', desc, language);
  if (time !== undefined) {
    patch.time = Date.parse(time);
    patch.updatedAt = lastRunSince(rule, patch.time);
    if (patch.updatedAt === undefined && rule.updatedAt !== undefined) patch.lastRunAt = rule.updatedAt;
  }
  const changed = Object.entries(patch).filter(
    ([field, value]) => !isSame(value, rule[field as keyof RulePatch]),
  );
  if (changed.length > 0) writeRules(userId, 'edit', [{ rule, patch: Object.fromEntries(changed) }]);
  return getRuleOrThrow(key);
}
