import { identityFileRefused } from '@/domain/certification/certification';
import { readRefusal } from '@/domain/requestError';
import { MockXhr } from '../../support/mockXhr';
import { createHarness, failure, held, json, settle } from './harness';

beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: MockXhr }));
afterEach(() => Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));

const form = () => {
  const data = new FormData();
  data.append('slot', 'front');
  return data;
};

it('sends a form with the token and reports its progress', async () => {
  const { request, sent } = createHarness(() => json({ code: 200, result: { fileId: '1' } }), {
    token: 'abc',
  });
  const progress: number[] = [];
  const data = form();
  const result = await request('file', {
    method: 'post',
    data,
    onUploadProgress: (share) => progress.push(share),
  });
  expect(result).toEqual({ fileId: '1' });
  expect(progress).toEqual([0.5, 1]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: '/api/v1/file', method: 'POST', body: data });
  expect(sent[0]?.headers).toMatchObject({ 'x-authorization': 'abc', 'accept-language': 'en-US' });
  // The browser sets it, with its boundary.
  expect(Object.keys(sent[0]?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('content-type');
});

it('fails like any other call', async () => {
  const onUploadProgress = () => {};
  const options = { method: 'post', data: form(), onUploadProgress } as const;
  const refused = createHarness(() =>
    json({ code: 44003, message: 'Refused', result: { problem: 'empty' } }),
  );
  const refusal = await failure(refused.request('file', options));
  expect(refusal).toMatchObject({ kind: 'business', code: 44003 });
  expect(readRefusal(refusal, identityFileRefused)).toEqual({ problem: 'empty' });
  const busy = createHarness(() => new Response('', { status: 503, headers: { 'Retry-After': '9' } }));
  expect(await failure(busy.request('file', options))).toMatchObject({ retryAfterSeconds: 9 });
  const lost = createHarness(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure(lost.request('file', options))).toMatchObject({ kind: 'network', code: 1999 });
  const broken = createHarness(() => json('too large', 413));
  expect(await failure(broken.request('file', options))).toMatchObject({ kind: 'http', httpStatus: 413 });
});

it('is aborted with its connection', async () => {
  const { reply } = held();
  const { request, sent, shown } = createHarness(reply);
  const controller = new AbortController();
  const call = request('file', {
    method: 'post',
    data: form(),
    onUploadProgress: () => {},
    signal: controller.signal,
  });
  const ended = expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await settle();
  controller.abort();
  await ended;
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(shown).toEqual([]);
});

it('uses fetch for other calls', async () => {
  const { request, sent } = createHarness(() => json({ code: 200, result: 1 }));
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  await request('draft', { method: 'put', data: { a: 1 }, onUploadProgress: () => {} });
  expect(sent[0]?.body).toBe('{"a":1}');
});
