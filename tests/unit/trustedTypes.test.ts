/** @jest-environment jsdom */
import { isHarmless, isOwnScript, setTrustedTypes } from '../../config/shell/trustedTypes';

const PAGE = 'https://market.example.com/portal/home?x=1';

it.each([
  ['text', 'Revenue < cost & 3<4 &amp;'],
  ['a style sheet', '@media (width<600px){.a>.b::before{content:"\\2039"}}'],
  ['a topic of a mind map', '<span class="text">Plan</span><div class="icons"><span>1</span></div>'],
  ['a word of XML', 'Plan: xmlns for 3 < 4'],
  ['nothing', ''],
])('takes %s', (_, html) => {
  expect(isHarmless(html)).toBe(true);
});

it.each([
  ['a script', '<script>go()</script>'],
  ['a script in capitals', 'a<SCRIPT src=x>'],
  ['a handler', '<span onclick="go()">a</span>'],
  ['a handler after a class', '<span class="a" onclick="go()">a</span>'],
  ['a picture', '<img src=x onerror=go()>'],
  ['a drawing', '<svg onload=go()>'],
  ['the end of a style sheet', '</style><script>go()</script>'],
  ['another element with the beginning of the name', '<spanner>'],
  ['a comment', '<!-- a -->'],
  ['an instruction', '<?xml?>'],
  ['a picture in XML', '<_x:img a=">" xmlns:_x="http://www.w3.org/1999/xhtml" onerror="go()"/>'],
  ['a script in XML', '<é:script xmlns:é="http://www.w3.org/1999/xhtml" src="x"/>'],
  ['a frame in text', 'Plan\n<iframe srcdoc="x">'],
])('refuses %s', (_, html) => {
  expect(isHarmless(html)).toBe(false);
});

it.each([
  ['an absolute path', '/portal/12.0a1b2c3d.async.js'],
  ['a relative path', '12.0a1b2c3d.async.js'],
  ['the whole address', 'https://market.example.com/umi.js'],
  ['a query', '/umi.js?a'],
])('takes a script of the portal by %s', (_, address) => {
  expect(isOwnScript(address, PAGE)).toBe(true);
});

it.each([
  ['another host', 'https://evil.example/umi.js'],
  ['another host without a scheme', '//evil.example/umi.js'],
  ['another scheme', 'http://market.example.com/umi.js'],
  ['data', 'data:text/javascript,go()//.js'],
  ['code', 'javascript:go()//.js'],
  ['a blob', 'blob:https://market.example.com/0.js'],
  ['a file that somebody has uploaded', '/api/v1/user/avatar/a.js'],
  ['such a file by an escape', '/%61pi/v1/user/avatar/a.js'],
  ['such a file by an escape of an escape', '/%2561pi/v1/user/avatar/a.js'],
  ['such a file in capitals', '/API/v1/user/avatar/a.js'],
  ['no script', '/favicon.svg'],
  ['no address', 'https://'],
])('refuses a script of %s', (_, address) => {
  expect(isOwnScript(address, PAGE)).toBe(false);
});

describe('the policy', () => {
  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  it('returns what it takes, and null for what it refuses', () => {
    const createPolicy = jest.fn();
    globalThis.trustedTypes = { createPolicy };
    setTrustedTypes();
    const [[name, rules]] = createPolicy.mock.calls;
    expect(name).toBe('default');
    expect(['Plan', '<img src=x>'].map((html) => rules.createHTML(html))).toEqual(['Plan', null]);
    const addresses = ['/umi.js', 'https://evil.example/umi.js'];
    expect(addresses.map((address) => rules.createScriptURL(address))).toEqual(['/umi.js', null]);
  });

  it('is left out in a browser without Trusted Types', () => {
    expect(setTrustedTypes).not.toThrow();
  });
});
