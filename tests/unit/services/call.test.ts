import * as v from 'valibot';
import { endpoint } from '@/domain/endpoint';
import { call } from '@/services/call';

const mockRequest = jest.fn<Promise<unknown>, [string, Record<string, unknown>]>(async () => ({}));
jest.mock('@umijs/max', () => ({
  request: (...args: [string, Record<string, unknown>]) => mockRequest(...args),
}));

beforeEach(() => mockRequest.mockClear());

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
      skipAuth: true,
      signal,
      silent: true,
    });
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

  it('requests a download as a blob', () => {
    call(endpoint('GET charge/export', { download: ['text/csv'] }), {});
    expect(sent()).toMatchObject({ url: 'charge/export', responseType: 'blob' });
  });
});
