import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { generatedRules } from '../../../mock/lib/rules/generated';
import { toKey } from '../../../mock/lib/rules/store';
import { deletedRulesSchema, ruleListSchema } from '../../../src/domain/rule/rule';
import { type RuleBatchResult, ruleBatchResultSchema } from '../../../src/domain/rule/ruleBatch';
import { ruleDetailSchema } from '../../../src/domain/rule/ruleDetail';
import { createMockClient } from './mockClient';

/** The actions on several rules: method, path and further fields of the body. */
export const RULE_BATCHES = [
  ['POST', 'rule/approve', {}],
  ['POST', 'rule/stop', {}],
  ['POST', 'rule/assign', { ownerId: 'risk' }],
  ['POST', 'rule/schedule', { frequency: 'week' }],
  ['DELETE', 'rule', {}],
] as const;

/** The keys of some rules of a status that the scheduler answers for. */
export const keysOf = (status: number, amount: number) =>
  generatedRules(db().seededAt)
    .filter((rule) => rule.status === status && rule.number % 17 !== 0)
    .slice(0, amount)
    .map(({ number }) => toKey(number));

/** A client of the rules, signed in as the sample operator. */
export async function createRuleClient(language?: string) {
  const client = createMockClient(language);
  let token = await client.signIn('admin');

  const send = (method: string, path: string, body?: unknown) =>
    client.call(method, path, body, { 'x-authorization': token });

  const run = async (method: string, path: string, body: unknown): Promise<RuleBatchResult> =>
    v.parse(ruleBatchResultSchema, (await send(method, path, body)).result);

  return {
    send,
    run,
    advance: client.advance,
    list: async (query = '') => v.parse(ruleListSchema, (await send('GET', `rule?${query}`)).result),
    read: async (key: string) => v.parse(ruleDetailSchema, (await send('GET', `rule/${key}`)).result),
    bin: async (query = '') => v.parse(deletedRulesSchema, (await send('GET', `rule/bin?${query}`)).result),
    undo: (batchId = '') => run('POST', 'rule/undo', { batchId }),
    file: async (method: string, path: string, body?: unknown) => {
      const reply = await client.send(method, path, body, { 'x-authorization': token });
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer());
    },
    /** Continues as the other sample account, which becomes an operator too, or in a new session of a person. */
    async switchPerson(userName = 'user') {
      for (const user of db().users) user.role = 'admin';
      token = await client.signIn(userName);
    },
  };
}
