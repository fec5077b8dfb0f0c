import { createDelivery } from '@/monitoring/outbox';

const COLLECTOR = 'https://collector.example/apm';

function setUp(answer: (init: RequestInit) => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer(init);
  }) as typeof fetch;
  const onGiveUp = jest.fn();
  return { sent, onGiveUp, deliver: createDelivery(COLLECTOR, onGiveUp) };
}

const lost = async () => {
  throw new TypeError('Failed to fetch');
};
const status = (code: number) => async () => new Response(null, { status: code });
const hangs = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

it('posts JSON to the collector, with no cookie, no referrer and no way to another address', async () => {
  const { sent, deliver } = setUp(status(204));
  expect(await deliver('/v3/segments', '[1]', true)).toBe('taken');
  expect(sent[0]?.url).toBe(`${COLLECTOR}/v3/segments`);
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '[1]',
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  });
});

it.each([400, 401, 404, 413, 500, 503])('%i is a refusal', async (code) => {
  const { deliver } = setUp(status(code));
  expect(await deliver('/x', '{}', false)).toBe('refused');
});

it('a line that breaks loses the report without a throw', async () => {
  const { deliver } = setUp(lost);
  expect(await deliver('/x', '{}', false)).toBe('lost');
});

it('a collector that hangs is left after ten seconds', async () => {
  jest.useFakeTimers();
  const { deliver } = setUp(hangs);
  const receipt = deliver('/x', '{}', false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await receipt).toBe('lost');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up after three failures in a row, of whatever kind, and says so once', async () => {
  const answers = [lost, status(500), lost];
  const { sent, deliver, onGiveUp } = setUp(() => (answers.shift() ?? status(204))());
  await deliver('/x', '{}', false);
  await deliver('/x', '{}', false);
  expect(onGiveUp).not.toHaveBeenCalled();
  await deliver('/x', '{}', false);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
  expect(await deliver('/x', '{}', false)).toBe('refused');
  expect(sent).toHaveLength(3);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});

it('a report that is taken makes good for those before', async () => {
  const answers = [lost, lost, status(200), lost, lost, status(200)];
  const { sent, deliver, onGiveUp } = setUp(() => (answers.shift() ?? lost)());
  for (let turn = 0; turn < 6; turn += 1) await deliver('/x', '{}', false);
  expect(sent).toHaveLength(6);
  expect(onGiveUp).not.toHaveBeenCalled();
});
