import { request } from '@umijs/max';
import { ruleListSchema } from '@/domain/rule';

/** The first rules that answer a keyword, for who has the rule table. Throws a `RequestError`. */
export function findRules(keyword: string, pageSize: number, { signal }: { signal?: AbortSignal } = {}) {
  return request('rule', {
    params: { keyword, current: 1, pageSize },
    schema: ruleListSchema,
    signal,
    silent: true,
  });
}
