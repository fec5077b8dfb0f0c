import { createDelivery } from '@/monitoring/outbox';

const COLLECTOR = 'https://collector.example/apm';

function setUp(reply: (init: RequestInit) => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    sent.push({ url: String(url), init });
    return reply(init);
  });
  const onGiveUp = jest.fn();
  return { sent, onGiveUp, deliver: createDelivery(COLLECTOR, onGiveUp) };
}

const lost = async () => {
  throw new TypeError('Failed to fetch');
};
const status = (code: number) => async () => new Response(null, { status: code });
const hangs = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => void jest.useRealTimers());

it('posts JSON to the collector, without cookies, referrer or redirects', async () => {
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

it.each([400, 401, 404, 413, 500, 503])('treats HTTP %i as a refusal', async (code) => {
  const { deliver } = setUp(status(code));
  expect(await deliver('/x', '{}', false)).toBe('refused');
});

it('returns lost after a network error', async () => {
  const { deliver } = setUp(lost);
  expect(await deliver('/x', '{}', false)).toBe('lost');
});

it('aborts a request to the collector after ten seconds', async () => {
  jest.useFakeTimers();
  const { deliver } = setUp(hangs);
  const receipt = deliver('/x', '{}', false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await receipt).toBe('lost');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up after three consecutive failures, once', async () => {
  const replies = [lost, status(500), lost];
  const { sent, deliver, onGiveUp } = setUp(() => (replies.shift() ?? status(204))());
  await deliver('/x', '{}', false);
  await deliver('/x', '{}', false);
  expect(onGiveUp).not.toHaveBeenCalled();
  await deliver('/x', '{}', false);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
  expect(await deliver('/x', '{}', false)).toBe('refused');
  expect(sent).toHaveLength(3);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
});

it('resets the count of failures after a success', async () => {
  const replies = [lost, lost, status(200), lost, lost, status(200)];
  const { sent, deliver, onGiveUp } = setUp(() => (replies.shift() ?? lost)());
  for (let turn = 0; turn < 6; turn += 1) await deliver('/x', '{}', false);
  expect(sent).toHaveLength(6);
  expect(onGiveUp).not.toHaveBeenCalled();
});
