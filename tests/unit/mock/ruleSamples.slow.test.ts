import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { ruleHistory } from '../../../mock/lib/rules/history';
import { failureReason } from '../../../mock/lib/rules/runs';
import type { Text } from '../../../mock/lib/text';
import { createRuleClient } from './ruleClient';

beforeEach(() => createRuleClient());

const rules = () => generatedRules(db().seededAt);

it('every text of the ten thousand rules is in both languages', () => {
  const chinese = /[\u4e00-\u9fff]/;
  for (const rule of rules()) {
    const texts: Text[] = [
      rule.name,
      rule.desc,
      { zh: failureReason(rule, 'zh'), en: failureReason(rule, 'en') },
    ];
    const wrong = texts.filter(({ zh, en }) => !chinese.test(zh) || chinese.test(en) || /[{}]/.test(zh + en));
    expect(wrong).toEqual([]);
  }
});

it('the sample history names people and values in the language', () => {
  const numbers = rules().map(({ number }) => number);
  const words = (language: 'zh' | 'en') =>
    numbers.flatMap((number) =>
      ruleHistory(number, language).flatMap(({ actor, changes }) => [
        actor,
        ...changes.filter(({ field }) => field === 'owner').flatMap(({ from = '', to = '' }) => [from, to]),
      ]),
    );
  expect(words('en').filter((word) => /[^\x20-\x7e]/.test(word))).toEqual([]);
  expect(words('zh').filter((word) => !/[\u4e00-\u9fff]/.test(word))).toEqual([]);
  expect(new Set(words('en'))).toContain('Scheduler');
});
