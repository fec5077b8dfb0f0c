import type { HTTPRequest } from 'puppeteer';
import { array, type GenericSchema, type InferOutput, parse } from 'valibot';
import { errorLogSchema, pageTimesSchema, segmentSchema } from '@/domain/monitoring/monitoringReport';
import { codeFile } from '../support/codeFiles';
import { type Collector, isMonitored, type Received, startCollector } from '../support/collector';
import { journey } from '../support/e2eJourney';
import { loadsScript } from '../support/faults';
import type { Person } from '../support/person';
import { signsIn } from '../support/signIn';
import { isIdle, until } from '../support/waiting';

const PHONE = '13900139000';
const TYPED = 'words nobody may read';
const PASSWORD = 'Market#2026';

const token = (person: Person) => person.page.evaluate(() => sessionStorage.getItem('token') ?? '');

/** Waits for this many console errors of the browser or React, removes and returns them. */
async function takesComplaints({ complaints }: Person, count: number): Promise<string[]> {
  await until(`${count} complaints`, () => complaints.length >= count);
  return complaints.splice(0);
}

/** Causes every kind of error, each with text that must not be reported. */
async function meetsErrors(person: Person): Promise<void> {
  await person.presses('Trigger http-500', 'button');
  const secret = `${PHONE} ${await token(person)} "${TYPED}"`;
  await loadsScript(
    person,
    `/broken.js?phone=${PHONE}`,
    `Promise.reject(new Error('Nobody caught ${secret}'));
    const picture = document.createElement('img');
    picture.src = '/pictures/${PHONE}.png?typed=${encodeURIComponent(TYPED)}';
    document.body.append(picture);
    throw new TypeError('Broken on purpose: ${secret}');`,
  );
  const provoked = ['Broken on purpose', 'Nobody caught'];
  const complaints = await takesComplaints(person, provoked.length);
  expect(complaints.filter((text) => !provoked.some((word) => text.includes(word)))).toEqual([]);
}

async function walks(person: Person): Promise<void> {
  await person.opensWithoutWaiting(`/login?redirect=${encodeURIComponent(`/demo?typed=${TYPED}`)}`);
  await signsIn(person, PHONE, PASSWORD);
  await person.isAt('/demo');
  await person.sees('http-500');
}

/** Triggers a successful call and returns it. */
async function triggersOnce(person: Person) {
  const before = person.callsTo('demo/scenario/success-0').length;
  await person.presses('Trigger success-0', 'button');
  const call = () => person.callsTo('demo/scenario/success-0')[before];
  await until('the call has ended', () => call()?.outcome !== undefined);
  return call();
}

/** Expects only the popup of the failed call. */
async function seesOnePopup(person: Person): Promise<void> {
  await person.page.waitForFunction(() => (window as unknown as { seenPopups: string[] }).seenPopups.length);
  expect(await person.popups()).toEqual(['Something went wrong on the server. Please try again later.']);
}

const read = <S extends GenericSchema>(schema: S, { body }: Received): InferOutput<S>[] => {
  const content: unknown = JSON.parse(body);
  return parse(array(schema), Array.isArray(content) ? content : [content]);
};

async function withCollector(use: (collector: Collector) => Promise<void>): Promise<void> {
  const collector = await startCollector();
  try {
    await use(collector);
  } finally {
    await collector.stop();
  }
}

const scripts = (person: Person) =>
  person.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
/** The addresses of the reporter's code among the files that the page has loaded. */
async function reporters(person: Person): Promise<string[]> {
  const file = await codeFile('monitoring.js');
  return (await scripts(person)).filter((address) => address.endsWith(file));
}

journey('errors, page times and traces are reported without personal data', { language: 'en-US' }, (person) =>
  withCollector(async (collector) => {
    await isMonitored(person, collector.origin);
    await walks(person);
    expect(await reporters(person)).toHaveLength(1);
    await meetsErrors(person);
    const secrets = [await token(person), PHONE, PASSWORD, 'nobody', 'typed'];
    expect(secrets[0]).toHaveLength(43);

    const [times] = read(pageTimesSchema, await collector.gets('/browser/perfData'));
    expect(times).toMatchObject({ service: 'portal', serviceVersion: '1.0', pagePath: '/login' });
    expect(times?.loadPageTime).toBeGreaterThan(0);

    const sent = person.calls.filter(({ headers }) => headers.sw8);
    const getHeader = ({ headers }: { headers: Record<string, string> }) =>
      (headers.sw8 ?? '').split('-').map((part) => Buffer.from(part, 'base64').toString());
    expect(getHeader(sent.find(({ url }) => url === 'user/login') ?? { headers: {} })).toEqual([
      expect.anything(),
      expect.stringMatching(/^\w{32}$/),
      expect.stringMatching(/^\w{32}$/),
      expect.anything(),
      'portal',
      '1.0',
      '/login',
      new URL(person.page.url()).host,
    ]);
    await collector.gets('/v3/segment', '/v3/segments');

    await person.presses('Trigger render-crash', 'button');
    await person.sees('Something went wrong on this page');
    await takesComplaints(person, 1);

    // Leaving the page flushes the queue.
    await person.opensWithoutWaiting('/favicon.svg');
    const errors = read(errorLogSchema, await collector.gets('/browser/errorLogs'));
    expect(errors.map(({ category }) => category).sort()).toEqual([
      'ajax',
      'js',
      'js',
      'promise',
      'resource',
    ]);
    expect(errors.at(-1)?.message).toBe('Error: Thrown on purpose by the demo page');
    expect(new Set(errors.map(({ pagePath }) => pagePath))).toEqual(new Set(['/demo']));
    expect(errors.find(({ category }) => category === 'js')).toMatchObject({
      message: 'TypeError: ... on purpose: ...',
      errorUrl: expect.stringMatching(/\/:id\.js$/),
      stack: expect.stringMatching(/^ {4}at .*\/:id\.js:5:\d+$/),
      firstReportedError: true,
    });
    expect(errors.find(({ category }) => category === 'ajax')).toMatchObject({
      grade: 'Error',
      message: 'GET failed: http, status 500',
      errorUrl: expect.stringMatching(/\/api\/v1\/demo\/scenario\/:scenario$/),
    });

    const segments = collector.received
      .filter(({ path }) => path.startsWith('/v3/'))
      .flatMap((report) => read(segmentSchema, report));
    const traced = new Set(segments.map(({ traceId }) => traceId));
    expect(sent.map((call) => getHeader(call)[1]).filter((id) => !traced.has(id ?? ''))).toEqual([]);
    expect(segments.filter(({ spans }) => spans[0]?.isError)).toHaveLength(1);

    for (const { headers, body } of collector.received) {
      const everything = `${JSON.stringify(headers)} ${body}`;
      expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
      expect([headers.cookie, headers.referer, headers.sw8, headers['x-authorization']]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  }),
);

journey('a collector that is dead changes nothing', { language: 'en-US' }, (person) =>
  withCollector(async (collector) => {
    await collector.stop();
    const attempts: string[] = [];
    const failures: string[] = [];
    const noteIn = (urls: string[]) => (request: HTTPRequest) => {
      if (request.method() === 'POST' && request.url().startsWith(collector.origin)) urls.push(request.url());
    };
    person.page.on('request', noteIn(attempts)).on('requestfailed', noteIn(failures));
    await isMonitored(person, collector.origin);
    await walks(person);
    await meetsErrors(person);
    await seesOnePopup(person);

    // Reports are sent one at a time and stop after three failures, together with the trace header.
    while (attempts.length < 3) await triggersOnce(person);
    await until('the third report has failed', () => failures.length >= 3);
    await isIdle(person.page);
    const call = await triggersOnce(person);
    expect(call?.headers.sw8).toBeUndefined();
    expect(attempts).toHaveLength(3);
    await seesOnePopup(person);
  }),
);
