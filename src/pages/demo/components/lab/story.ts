import type { Story, StoryBook, StoryCall } from '@/domain/demo';
import { isRequestError } from '@/domain/requestError';

type Facts = Readonly<Record<string, unknown>>;

/** How far a story is. */
export interface Run {
  /** Number of finished steps. */
  position: number;
  /** What the calls have kept, by name. */
  facts: Facts;
  /** Of the story's clock to the real one. */
  offsetSeconds: number;
  /** The page of the portal that shows the outcome, with references. */
  page: string;
  /** Why the step at this position ended early. */
  failure?: { call: string; expected: string; found: string };
}

/** Sends `POST order/17`. Throws a RequestError. */
export type Send = (key: string, body?: unknown, token?: string) => Promise<unknown>;

/** The calls of each step: one with sentences and those that follow it. */
export function toSteps({ lists }: StoryBook, { calls }: Story): StoryCall[][] {
  const expand = (call: StoryCall): StoryCall[] => [call, ...(lists[call.use ?? ''] ?? []).flatMap(expand)];
  const steps: StoryCall[][] = [];
  for (const call of calls.flatMap(expand)) {
    if (call.en) steps.push([call]);
    else steps.at(-1)?.push(call);
  }
  return steps;
}

const fieldsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? (value as Facts) : {};

/** Replaces the references in a value by what was kept. Throws an Error when no earlier call has kept it. */
export function resolve(value: unknown, facts: Facts): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, facts));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => [name, resolve(field, facts)] as const);
    return Object.assign({}, ...fields.map(([name, field]) => (name === '...' ? field : { [name]: field })));
  }
  if (typeof value !== 'string') return value;
  const known = (path: string) => {
    const fact = path.split('.').reduce<unknown>((found, name) => fieldsOf(found)[name], facts);
    if (fact === undefined) throw new Error(`No earlier call of the story keeps ${path}`);
    return fact;
  };
  const whole = /^\$([\w.]+)$/.exec(value)?.[1];
  return whole ? known(whole) : value.replace(/\$([\w.]*\w)/g, (_, path: string) => String(known(path)));
}

/** The token of the story's user. */
export function getToken({ session }: Facts): string | undefined {
  const { token } = fieldsOf(session);
  return typeof token === 'string' ? token : undefined;
}

/** `code 200, status completed` */
const toText = (values: Facts, names: readonly string[]) =>
  names.flatMap((name) => (name in values ? `${name} ${values[name]}` : [])).join(', ');

/** Performs the calls of the next step. Throws an AbortError when they are aborted. */
export async function playStep(step: readonly StoryCall[], run: Run, send: Send): Promise<Run> {
  let { facts, offsetSeconds, page } = run;
  for (const { with: values, days = 0, minutes = 0, call, body, keep, expect, ...about } of step) {
    page = about.page ?? page;
    facts = { ...facts, key: crypto.randomUUID(), ...fieldsOf(resolve(values, facts)) };
    const key = String(resolve(call ?? 'POST demo/clock', facts));
    const expected: Facts = { code: 200, ...fieldsOf(resolve(expect, facts)) };
    let found: Facts;
    try {
      offsetSeconds += (days * 24 * 60 + minutes) * 60;
      if (days + minutes > 0) await send('POST demo/clock', { offsetSeconds });
      const result = call ? await send(key, resolve(body, facts), getToken(facts)) : {};
      if (keep) facts = { ...facts, [keep]: result };
      found = { ...fieldsOf(result), code: 200 };
    } catch (error) {
      if (!isRequestError(error)) throw error;
      found = { message: error.message, code: error.code ?? error.kind };
    }
    if (Object.entries(expected).some(([name, value]) => found[name] !== value)) {
      const names = Object.keys(expected);
      const failure = {
        call: key,
        expected: toText(expected, names),
        found: toText(found, [...names, 'message']),
      };
      return { ...run, facts, offsetSeconds, failure };
    }
  }
  return { position: run.position + 1, facts, offsetSeconds, page };
}
