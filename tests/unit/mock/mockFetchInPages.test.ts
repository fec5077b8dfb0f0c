/** @jest-environment jsdom */
import { createMockFetch } from '../../support/mockFetch';

const mockFetch = createMockFetch();
const headers = { 'Content-Type': 'application/json' };

it('replies in jsdom, which has no fetch classes', async () => {
  const body = JSON.stringify({ userPhone: 'user', loginType: 1, password: 'Market#2026' });
  const response = await mockFetch('/api/v1/user/login', { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ code: 200, result: { token: expect.any(String) } });
});

it('supports the abort signals of jsdom', async () => {
  const controller = new AbortController();
  const pending = mockFetch('/api/v1/demo/scenario/hang', { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

it('parses the FormData of jsdom', async () => {
  const form = new FormData();
  form.append('a', '1');
  await mockFetch('/api/v1/demo/scenario/success-200', { method: 'POST', body: form });
  expect(mockFetch.calls.at(-1)?.body).toEqual({ a: '1' });
});
