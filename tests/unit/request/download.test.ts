import { type DownloadResult, isFileResult, readFileName } from '@/request/download';
import type { ApiOptions, ApiRequest } from '@/request/options';
import { createHarness, english, failure, json, raw } from './harness';

const downloadBlob = (request: ApiRequest, url: string, options?: ApiOptions<undefined>) =>
  request<DownloadResult>(url, { ...options, responseType: 'blob' });

const DATA_PARSE = english('request.parse.data');

async function download(reply: () => Response, setup?: Parameters<typeof createHarness>[1]) {
  const harness = createHarness(reply, setup);
  return { ...harness, reply: await downloadBlob(harness.request, 'rule/export') };
}

describe('a file', () => {
  it('has code 200 with its bytes and name', async () => {
    const { reply, sent } = await download(
      () =>
        new Response('a,b', {
          headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="rules.csv"' },
        }),
    );
    expect(reply).toMatchObject({ code: 200, fileName: 'rules.csv' });
    expect(isFileResult(reply)).toBe(true);
    expect(await (reply.result as Blob).text()).toBe('a,b');
    expect((reply.result as Blob).type).toBe('text/csv');
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/v1/rule/export' });
  });

  it('needs no name, type or content', async () => {
    const { reply } = await download(() => new Response(new Uint8Array([])));
    expect(isFileResult(reply)).toBe(true);
    expect(reply.fileName).toBeUndefined();
    expect((reply.result as Blob).size).toBe(0);
  });

  it.each(['text/html', 'application/octet-stream', 'application/jsonlines', 'text/json'])(
    'may have the type %s',
    async (type) => {
      const { reply } = await download(() => raw('{"code":1', 200, type));
      expect(isFileResult(reply)).toBe(true);
    },
  );

  it('keeps its bytes unchanged', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { reply } = await download(() => new Response(bytes, { headers: { 'Content-Type': 'image/png' } }));
    expect(new Uint8Array(await (reply.result as Blob).arrayBuffer())).toEqual(bytes);
  });

  it('can be requested with any options', async () => {
    const { request, sent } = createHarness(() => raw('x', 200, 'text/csv'), { token: 't' });
    await downloadBlob(request, 'rule/export', { method: 'post', data: { id: 1 }, params: { a: [1, 2] } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/rule/export?a=1&a=2',
      body: '{"id":1}',
      headers: { 'x-authorization': 't' },
    });
  });
});

describe('JSON instead of a file', () => {
  it('is a failure with a failure code', async () => {
    const { request, shown } = createHarness(() => json({ code: 10, message: 'Nothing to export' }));
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({ kind: 'business', code: 10 });
    expect(shown).toEqual(['error: Nothing to export']);
  });

  it('is the result with a success code', async () => {
    const { reply } = await download(() => json({ code: 0, result: { taskId: 5 } }));
    expect(reply).toEqual<DownloadResult>({ code: 200, result: { taskId: 5 } });
    expect(isFileResult(reply)).toBe(false);
  });

  it.each([
    'application/json',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/problem+json',
  ])('of type %s that is truncated is a parse error with code 500', async (type) => {
    const { request, shown } = createHarness(() => raw('{"code":0,', 200, type));
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({
      kind: 'parse',
      name: 'ParseError',
      code: 500,
      message: DATA_PARSE,
    });
    expect(shown).toEqual([`error: ${DATA_PARSE}`]);
  });

  it('is a parse error unless it is an envelope', async () => {
    const { request } = createHarness(() => json([1, 2]));
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({ kind: 'parse' });
  });

  it('ends the session with a session code', async () => {
    const { request, events } = createHarness(() => json({ code: 401 }), { token: 't' });
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({ kind: 'session' });
    expect(events).toHaveLength(1);
  });
});

describe('a failed download', () => {
  it("with JSON has the server's message", async () => {
    const { request, shown } = createHarness(() => json({ code: 77, message: 'Export is closed' }, 503));
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({
      kind: 'http',
      code: 77,
      httpStatus: 503,
    });
    expect(shown).toEqual(['error: Export is closed']);
  });

  it('without JSON has the status text', async () => {
    const { request, shown } = createHarness(() => raw('<h1>', 404));
    await failure(downloadBlob(request, 'x'));
    expect(shown).toEqual([`error: ${english('request.status.404')}`]);
  });

  it('reports a lost connection', async () => {
    const { request } = createHarness(() => Promise.reject(new TypeError('x')));
    expect(await failure(downloadBlob(request, 'x'))).toMatchObject({ kind: 'network', code: 1999 });
  });
});

describe('file names', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['inline', undefined],
    ['attachment', undefined],
    ['attachment; filename=rules.csv', 'rules.csv'],
    ['attachment; filename="my rules.csv"; size=5', 'my rules.csv'],
    ['attachment;FILENAME="a;b.csv"', 'a;b.csv'],
    ['attachment; filename="a\\"b.csv"', 'a_b.csv'],
    ["attachment; filename*=UTF-8''%E8%A7%84%E5%88%99.csv", '规则.csv'],
    ["attachment; filename=fallback.csv; filename*=utf-8'zh-CN'%E8%A7%84%E5%88%99.csv", '规则.csv'],
    ["attachment; filename*=UTF-8''%E8%A7.csv", '%E8%A7.csv'],
    ['attachment; filename=%E8%A7%84%E5%88%99.csv', '规则.csv'],
    ['attachment; filename="100%.csv"', '100%.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.csv"', 'a.csv'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
    ["attachment; filename*=UTF-8''%2e%2e", undefined],
    ['attachment; filename=".."', undefined],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ['attachment; filename="dir/"', undefined],
    ['attachment; filename=""', undefined],
    ["attachment; filename*=UTF-8''a%00b%0A.csv", 'a_b_.csv'],
    ["attachment; filename*=UTF-8''x%E2%80%AEvsc.exe", 'x_vsc.exe'],
    ['attachment; filename="a<b>|?.csv"', 'a_b___.csv'],
  ])('are parsed from %s', (header, expected) => {
    expect(readFileName(header)).toBe(expected);
  });

  it('are truncated before the extension', () => {
    const name = readFileName(`attachment; filename="${'a'.repeat(5000)}.csv"`);
    expect(name).toMatch(/^a+\.csv$/);
    expect(name?.length).toBe(120);
  });
});
