import * as v from 'valibot';
import { endpoint } from '@/domain/endpoint';
import { findWithdrawalByKey } from '@/services/balance';
import { call, service } from '@/services/call';
import { fetchIdentityFile, uploadIdentityFile } from '@/services/certification';
import { findTopUpByKey } from '@/services/charge';
import { listColumns } from '@/services/column';
import { findSubmissionByKey } from '@/services/consoleForm';
import { fetchClock } from '@/services/demo';
import { findInstanceByKey } from '@/services/instance';
import { findInvoiceByKey } from '@/services/invoice';
import { callInStory, startStory } from '@/services/lab';
import { fetchQuote, findOrderByKey, placeOrder } from '@/services/order';
import { downloadMyData } from '@/services/privacy';
import { uploadAvatar } from '@/services/profile';
import { deleteRules } from '@/services/rule';
import { fetchTicketFile, findTicketByKey, uploadTicketFile } from '@/services/support';
import { logout } from '@/services/user';

const mockRequest = jest.fn<Promise<unknown>, [string, Record<string, unknown>]>(async () => ({}));
jest.mock('@umijs/max', () => ({
  request: (...args: [string, Record<string, unknown>]) => mockRequest(...args),
}));

beforeEach(() => mockRequest.mockClear().mockResolvedValue({}));

/** The URL and options given to the transport. */
const sent = () => {
  const [url, options] = mockRequest.mock.calls[0] ?? ['', {}];
  return { url, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) };
};

const result = v.object({ version: v.number() });

describe('a call of an endpoint', () => {
  it('sends method, path parameters and body, with the schema and handled codes', () => {
    const update = endpoint('PUT rule/:key/part/:part', {
      body: v.object({ version: v.number() }),
      result,
      refusals: [46001],
    });
    call(update, { params: { key: 'a/b', part: '规' }, body: { version: 1 } });
    expect(sent()).toEqual({
      url: 'rule/a%2Fb/part/%E8%A7%84',
      method: 'put',
      data: { version: 1 },
      schema: result,
      handledCodes: [46001],
      pattern: 'rule/:key/part/:part',
      skipAuth: false,
    });
  });

  it('sends a query, options of the service, and no token to a public endpoint', () => {
    const list = endpoint('GET service/list', {
      access: 'public',
      query: v.object({ type: v.optional(v.array(v.string())) }),
    });
    const { signal } = new AbortController();
    call(list, { query: { type: ['api'] } }, { signal, silent: true });
    expect(sent()).toEqual({
      url: 'service/list',
      method: 'get',
      params: { type: ['api'] },
      pattern: 'service/list',
      skipAuth: true,
      signal,
      silent: true,
    });
  });

  it('says how long a browser may keep the reply', () => {
    call(endpoint('GET service/list', { access: 'public', maxAgeSeconds: 60 }), {});
    expect(sent()).toMatchObject({ url: 'service/list', maxAgeSeconds: 60 });
  });

  it('sends a file as a form with the fields of the body', () => {
    const upload = endpoint('POST certification/file', {
      body: v.object({ slot: v.string() }),
      upload: { types: ['image/png'], maxBytes: 10 },
    });
    call(upload, { body: { slot: 'idFront' }, file: new File(['x'], 'front.png') });
    const { data } = sent() as unknown as { data: FormData };
    expect(data.get('slot')).toBe('idFront');
    expect(data.get('file')).toMatchObject({ name: 'front.png' });
  });

  it('reads with GET where every method is accepted, and never leaves the path for an empty id', () => {
    call({ key: 'ALL rule/:key' }, { params: { key: '' } });
    expect(sent()).toMatchObject({ url: 'rule/.', method: 'get' });
  });

  it('sends a file without other fields', () => {
    call(endpoint('POST user/avatar', { upload: { types: ['image/png'], maxBytes: 10 } }), {
      file: new File(['x'], 'me.png'),
    });
    const { data } = sent() as unknown as { data: FormData };
    expect([...data.keys()]).toEqual(['file']);
  });

  it('requests a download as a blob', () => {
    call(endpoint('GET charge/export', { download: ['text/csv'] }), {});
    expect(sent()).toMatchObject({ url: 'charge/export', responseType: 'blob' });
  });
});

describe('the service of an endpoint', () => {
  const part = endpoint('PUT rule/:key/part/:part', { body: v.object({ version: v.number() }) });
  const list = endpoint('GET order/list', { query: v.object({ keyword: v.optional(v.string()) }) });

  it('takes the ids in order, then the body', () => {
    service(part)('7', 'limit', { version: 1 });
    expect(sent()).toMatchObject({ url: 'rule/7/part/limit', data: { version: 1 } });
  });

  it('takes a query and options of the caller, which do not replace its own', () => {
    service(list, { silent: true })({ keyword: 'a' }, { silent: false, timeout: 5 });
    expect(sent()).toMatchObject({ params: { keyword: 'a' }, silent: true, timeout: 5 });
  });

  it('adds the time of arrival to a result that states the time of the server', async () => {
    mockRequest.mockResolvedValueOnce({ serverTime: '2026-11-20T08:30:00.000Z' });
    await expect(service(list)({})).resolves.toMatchObject({ receivedAt: expect.any(Number) });
  });
});

describe('the services', () => {
  const file = new File(['x'], 'front.png');
  const { signal } = new AbortController();
  const blob = new Blob(['x']);
  const onProgress = () => {};
  const anything = {} as never;

  it.each<[string, () => unknown, object]>([
    ['place an order', () => placeOrder(anything), { timeout: 15_000 }],
    ['sign out', () => logout('t'), { timeout: 5_000, silent: true, headers: { 'x-authorization': 't' } }],
    ['upload a picture of the user', () => uploadAvatar(file), { timeout: 60_000 }],
    [
      'upload a paper',
      () => uploadIdentityFile('idFront', file, { signal, onProgress }),
      { timeout: 180_000, signal, onUploadProgress: onProgress },
    ],
    [
      'upload a file of a ticket',
      () => uploadTicketFile(file, { signal, onProgress }),
      { timeout: 180_000, signal, onUploadProgress: onProgress },
    ],
    [
      'call in a story',
      () => callInStory('s', signal, 'GET order/17', undefined, 't'),
      { timeout: 20_000, signal, headers: { 'x-mock-state': 's', 'x-authorization': 't' } },
    ],
    ['start a story', () => startStory('now', 's', signal), { data: { startsAt: 'now' }, signal }],
    ['list enabled columns', () => listColumns(), { params: { state: 1 }, useCache: true, silent: true }],
    ['read the clock', () => fetchClock(), { useCache: false }],
    ['read the clock for a probe', () => fetchClock({ probe: 'p' }), { useCache: true }],
    ['quote for a visitor', () => fetchQuote(anything), { skipAuth: true }],
    ['quote for a user', () => fetchQuote(anything, { personal: true }), { skipAuth: false }],
    ['delete rules by key', () => deleteRules({ keys: ['1'] }), { data: { keys: ['1'] } }],
    [
      'delete rules by query',
      () =>
        deleteRules({
          query: { sort: 'name', from: '2026-11-01', current: 2, pageSize: 20 } as never,
          total: 9,
        }),
      { data: { query: { sort: 'name', from: expect.any(String) }, total: 9 } },
    ],
  ])('%s', async (_what, act, options) => {
    await act();
    expect(sent()).toMatchObject(options);
  });

  it.each<[string, (key: string) => Promise<unknown>, string]>([
    ['an order', findOrderByKey, 'order'],
    ['a ticket', findTicketByKey, 'ticket'],
    ['an invoice', findInvoiceByKey, 'invoice'],
    ['a top-up', findTopUpByKey, 'topUp'],
    ['a withdrawal', findWithdrawalByKey, 'withdrawal'],
    ['a submission', findSubmissionByKey, 'submission'],
    ['a service', findInstanceByKey, 'instance'],
  ])('find %s by its key without a popup, or nothing', async (_what, find, name) => {
    mockRequest.mockResolvedValueOnce({ [name]: { id: '1' } });
    await expect(find('key')).resolves.toMatchObject({ id: '1' });
    expect(sent()).toMatchObject({ silent: true, timeout: 15_000 });
    mockRequest.mockResolvedValueOnce({ [name]: null });
    await expect(find('key')).resolves.toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['a paper', () => fetchIdentityFile('1'), blob],
    ['a file of a ticket', () => fetchTicketFile('1'), blob],
    ['the data of a user', () => downloadMyData(), { content: blob, name: 'data.zip' }],
  ])('return the content of %s, and nothing for another answer', async (_what, fetchFile, content) => {
    mockRequest.mockResolvedValueOnce({ result: blob, fileName: 'data.zip', code: 200 });
    await expect(fetchFile()).resolves.toEqual(content);
    mockRequest.mockResolvedValueOnce({ result: { list: [] }, code: 0 });
    await expect(fetchFile()).resolves.toBeUndefined();
  });
});
