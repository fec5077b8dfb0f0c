import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import type { Example } from '../../../config/contract/examples';
import { getRefusals } from '../../../config/contract/operation';
import type { Order } from '../../../src/domain/order/order';
import { LINE_KINDS, quoteSchema } from '../../../src/domain/order/quote';
import { ROOT } from '../../support/sources';
import { recordConsole } from './recording/console';
import { recordPortal } from './recording/portal';
import { createRecorder } from './recording/recorder';

const FILE = join(ROOT, 'config/contract/recordedExamples.json');
const REFRESH = 'RECORD_EXAMPLES=1 npx jest contract/examples --selectProjects unit';

/** One operation a line, so that a change is easy to read. */
const toText = (examples: Record<string, Example>) => {
  const lines = ENDPOINTS.flatMap(({ key }) =>
    examples[key] ? [`${JSON.stringify(key)}: ${JSON.stringify(examples[key])}`] : [],
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

const kindsOf = (quote: unknown) => v.parse(quoteSchema, quote).items.map(({ kind }) => kind);

/** A payment that the buyer closed, and one that arrived. */
const WHOLE_TIMELINE = 'create pay payFailed pay paySucceeded provision activated'.split(' ');

describe('the examples of the document', () => {
  it('are what the mock answers, with a success and a refusal of every operation', async () => {
    const recorder = createRecorder();
    await recordConsole(recorder);
    await recordPortal(recorder);
    await recorder.recordRefusals();
    const { examples } = recorder;

    const lacking = (kind: 'success' | 'refusal') =>
      ENDPOINTS.filter(({ key }) => !examples[key]?.[kind]).map(({ id }) => id);
    const files = ENDPOINTS.filter(({ download }) => download).map(({ id }) => id);
    expect(lacking('success')).toEqual(files);
    const neverRefused = ENDPOINTS.filter((endpoint) => getRefusals(endpoint).length === 0);
    expect(lacking('refusal')).toEqual(neverRefused.map(({ id }) => id));

    const { success: quote, more: trial } = examples['POST order/quote'] ?? {};
    const kinds = [quote, trial?.success].flatMap((each) => kindsOf(each?.result));
    expect([...new Set(kinds)].sort()).toEqual([...LINE_KINDS].sort());
    const order = examples['GET order/{orderId}']?.success?.result;
    const { timeline = [], version } = (order ?? {}) as Partial<Order>;
    expect(timeline.map(({ event }) => event)).toEqual(WHOLE_TIMELINE);
    expect(version).toBe(timeline.length);

    const recorded = toText(examples);
    if (process.env.RECORD_EXAMPLES === '1') writeFileSync(FILE, recorded);
    if (readFileSync(FILE, 'utf8') !== recorded) throw new Error(`The examples are out of date: ${REFRESH}`);
  });
});
