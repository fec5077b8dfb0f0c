import { screen } from '@testing-library/react';
import { array, parse } from 'valibot';
import { errorLogSchema } from '@/domain/monitoring/monitoringReport';
import { startMonitoring } from '@/monitoring/monitoring';
import { decideAccessRequest, fetchAccessOverview } from '@/services/consoleAccess';
import { passTime } from '../support/clock';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

jest.mock('@/services/consoleAccess', () => {
  const real = jest.requireActual('@/services/consoleAccess');
  return {
    ...real,
    fetchAccessOverview: jest.fn(real.fetchAccessOverview),
    decideAccessRequest: jest.fn(real.decideAccessRequest),
  };
});

const COLLECTOR = 'https://collector.example';

const reports: unknown[] = [];
const consoleErrors: unknown[] = [];

beforeAll(() =>
  startMonitoring(
    {
      collector: COLLECTOR,
      service: 'portal',
      serviceVersion: '1',
      traceInterval: 60_000,
      tracingHeader: false,
    },
    { routerBase: '/', apiHost: '', secrets: () => [] },
  ),
);

beforeEach(async () => {
  reports.length = 0;
  consoleErrors.length = 0;
  signIn('admin');
  window.fetch = async (input, init) => {
    if (!String(input).startsWith(COLLECTOR)) return mockServer()(input, init);
    if (String(input).includes('/browser/errorLog')) reports.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  };
  // React logs errors caught by a boundary.
  jest.spyOn(console, 'error').mockImplementation((...parts) => void consoleErrors.push(...parts));
});

/** Expects the error page, and one report of this error to the console and to the collector. */
async function expectReported(error: Error) {
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong on this page' });
  expect(consoleErrors).toContain(error);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(0);
  const sent = reports.flatMap((body) => parse(array(errorLogSchema), Array.isArray(body) ? body : [body]));
  expect(sent.map(({ category, message }) => [category, message])).toEqual([
    ['js', `TypeError: ${error.message}`],
  ]);
}

it('a bug in a read reaches the error boundary, the console and the collector', async () => {
  const error = new TypeError('overview is not iterable');
  jest.mocked(fetchAccessOverview).mockRejectedValue(error);
  renderApp('/admin');
  await expectReported(error);
});

it('a bug in a write reaches the error boundary, the console and the collector', async () => {
  const error = new TypeError('request is undefined');
  jest.mocked(decideAccessRequest).mockRejectedValue(error);
  const { user } = renderApp('/admin/sub-page?status=open');
  await user.click((await screen.findAllByRole('button', { name: /^Grant: / }))[0] as HTMLElement);
  await expectReported(error);
});
