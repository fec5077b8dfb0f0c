import { MINUTE_MS } from '../../../src/domain/calendar';
import { RULE_DETAIL_MAX, type RuleComment } from '../../../src/domain/rule/ruleDetail';
import { RULE_STATUS } from '../../../src/domain/rule/ruleFields';
import { isoTime, now } from '../clock';
import { memberAt, personName } from '../console/team';
import { db } from '../db';
import type { AnyText, Language } from '../text';
import { textIn } from '../text';
import { generatedRules, ruleParts } from './generated';
import { itemAt, pickIndex } from './random';
import { toKey } from './store';

export interface RuleCommentRecord {
  number: number;
  userId: string;
  at: number;
  text: AnyText;
}

declare module '../db' {
  interface MockTables {
    ruleComments: RuleCommentRecord[];
  }
}

/** The comments on a generated rule, oldest first: on most abnormal ones, and a few others. */
function sampleComments(number: number): RuleCommentRecord[] {
  const { seededAt } = db();
  const rule = generatedRules(seededAt)[number - 1];
  const last = rule?.updatedAt;
  if (rule === undefined || last === undefined) return [];
  const isAbnormal = rule.status === RULE_STATUS.abnormal;
  const texts = isAbnormal ? ruleParts().comments.abnormal : ruleParts().comments.other;
  const share = pickIndex(number, 40, 10);
  const amount = isAbnormal ? Math.min(2, Math.floor(share / 3)) : share === 0 ? 1 : 0;
  return Array.from({ length: amount }, (_, index) => ({
    number,
    // The second person replies to the first one.
    userId: memberAt(pickIndex(number, 41, 8) + index),
    at: last + Math.round(((seededAt - last) * (index + 1)) / 4) + MINUTE_MS,
    text: itemAt(texts, pickIndex(number, 42, texts.length) + index),
  }));
}

const view = (
  { number, userId, at, text }: RuleCommentRecord,
  index: number,
  caller: { userId: string; language: Language },
): RuleComment => ({
  commentId: `${toKey(number)}-${index + 1}`,
  at: isoTime(at),
  author: personName(userId, caller.language),
  isOwn: userId === caller.userId,
  text: textIn(text, caller.language),
});

const commentsOf = (number: number) => [
  ...sampleComments(number),
  ...db().ruleComments.filter((comment) => comment.number === number),
];

/** The latest comments on a rule, newest first. */
export const ruleComments = (number: number, caller: { userId: string; language: Language }): RuleComment[] =>
  commentsOf(number)
    .map((comment, index) => view(comment, index, caller))
    .reverse()
    .slice(0, RULE_DETAIL_MAX);

export function addComment(
  number: number,
  text: string,
  caller: { userId: string; language: Language },
): RuleComment {
  const comment = { number, userId: caller.userId, at: now(), text };
  db().ruleComments.push(comment);
  return view(comment, commentsOf(number).length - 1, caller);
}
