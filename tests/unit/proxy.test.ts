/** Reads the proxy with these variables of the environment. */
function load(env: Record<string, string>): unknown {
  const before = process.env;
  process.env = { ...before, ...env };
  jest.resetModules();
  const { proxy } = require('../../config/proxy');
  process.env = before;
  return proxy;
}

const target = 'http://127.0.0.1:4010';

it('sends the API to a back end at the same path', () => {
  expect(load({})).toBeUndefined();
  expect(load({ API_TARGET: target })).toEqual({ '/api': { target, changeOrigin: true } });
});

it.each([
  ['/', ''],
  ['/mock', '/mock'],
])('sends it to the path %s of a server that has another one', (API_PATH, written) => {
  expect(load({ API_TARGET: target, API_PATH })).toMatchObject({
    '/api': { pathRewrite: { '^/api/v1': written } },
  });
});
