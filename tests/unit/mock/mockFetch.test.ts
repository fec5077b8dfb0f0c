import { createMockFetch } from '../../support/mockFetch';
import { createMockClient } from './mockClient';

createMockClient();

it('records calls as a server receives them', async () => {
  const mockFetch = createMockFetch();
  await mockFetch('/api/v1/demo/scenario/success-200?state=1&tag=a&tag=b', {
    method: 'post',
    headers: { 'Content-Type': 'application/json', 'X-Authorization': 't' },
    body: '{"a":1}',
  });
  expect(mockFetch.calls).toEqual([
    {
      method: 'POST',
      path: '/api/v1/demo/scenario/success-200',
      query: { state: '1', tag: ['a', 'b'] },
      headers: { 'content-type': 'application/json', 'x-authorization': 't' },
      body: { a: 1 },
    },
  ]);
});

it('parses forms', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const form = new FormData();
  form.append('a', '1');
  form.append('file', new Blob(['x']));
  const mockFetch = createMockFetch();
  const post = (body: BodyInit, init?: RequestInit) =>
    mockFetch('/api/v1/demo/scenario/success-200', { method: 'POST', body, ...init });
  await post('a=1&b=x%20y&b=z', { headers });
  await post(new URLSearchParams('a=1&b=x y&b=z'));
  await post(form);
  const fields = { a: '1', b: ['x y', 'z'] };
  expect(mockFetch.calls.map(({ body }) => body)).toEqual([fields, fields, { a: '1' }]);
});

it('accepts a Request and an absolute URL of any host', async () => {
  const mockFetch = createMockFetch();
  const body = JSON.stringify({ offsetSeconds: 5 });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('https://api.example.com/api/v1/demo/clock', { method: 'POST', body, headers });
  expect(await (await mockFetch(request)).json()).toMatchObject({ result: { offsetSeconds: 5 } });
  const url = new URL('https://api.example.com/api/v1/demo/clock');
  expect(await (await mockFetch(url)).json()).toMatchObject({ result: { offsetSeconds: 5 } });
});

it('rejects and records an unknown call', async () => {
  const mockFetch = createMockFetch();
  await expect(mockFetch('/api/v1/nothing/here')).rejects.toThrow(
    'No mock handler answers GET /api/v1/nothing/here',
  );
  await expect(mockFetch('/api/v1/user/login')).rejects.toThrow('GET /api/v1/user/login');
  expect(mockFetch.unknownCalls).toEqual(['GET /api/v1/nothing/here', 'GET /api/v1/user/login']);
  expect(mockFetch.calls).toEqual([]);
});

it('does not start an aborted call', async () => {
  const mockFetch = createMockFetch();
  const pending = mockFetch('/api/v1/column/list', { signal: AbortSignal.abort() });
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  expect(mockFetch.calls).toEqual([]);
});
