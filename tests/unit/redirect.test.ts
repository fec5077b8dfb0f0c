import { safeRedirect } from '@/components/redirect';

const KNOWN = [
  '/home',
  '/usercenter',
  '/usercenter/order',
  '/loginhistory',
  '/register',
  '/REGISTER/',
  '/reset-password',
  '/register-result',
  '/login',
  '/login/',
  '/LOGIN',
  '/agreement/%E5%B8%AE%E5%8A%A9',
  '/%6Cogin',
];
const isKnownPath = (pathname: string) => KNOWN.includes(pathname);
const redirect = (raw: unknown) => safeRedirect(raw, { isKnownPath });

describe('a redirect to a page of this site', () => {
  it.each([
    ['/usercenter', '/usercenter'],
    ['/usercenter/order?page=2&state=paid#row-5', '/usercenter/order?page=2&state=paid#row-5'],
    ['/usercenter?next=https://evil.example//x', '/usercenter?next=https://evil.example//x'],
    ['/usercenter#//evil.example', '/usercenter#//evil.example'],
    ['/loginhistory', '/loginhistory'],
    ['/register-result', '/register-result'],
    ['/agreement/帮助', '/agreement/%E5%B8%AE%E5%8A%A9'],
    ['/usercenter/./order', '/usercenter/order'],
    ['/home/../usercenter', '/usercenter'],
    [' /usercenter', '/usercenter'],
  ])('accepts %s', (raw, expected) => {
    expect(redirect(raw)).toBe(expected);
  });
});

describe('any other redirect', () => {
  it.each([
    ['another host', '//evil.example'],
    ['another host with a known path', '//evil.example/usercenter'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash first', '\\/evil.example/usercenter'],
    ['https', 'https://evil.example/usercenter'],
    ['https without slashes', 'https:evil.example'],
    ['the placeholder origin', 'http://portal.invalid/usercenter'],
    ['javascript', 'javascript:alert(1)'],
    ['javascript with a path', 'javascript:/usercenter'],
    ['data', 'data:text/html,x'],
    ['a tab before', '\t//evil.example'],
    ['a tab within', '/\t/evil.example/usercenter'],
    ['a line break within', '/\n/evil.example'],
    ['a control character before', '\u0001//evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['encoded slashes in capitals and small', '/%2f/evil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['dots before two slashes', '/home/..//evil.example'],
    ['two slashes within', '/usercenter//order'],
    ['userinfo', '//user:secret@evil.example/usercenter'],
    ['userinfo with the placeholder origin', '//user@portal.invalid/usercenter'],
    ['a port of the placeholder origin', '//portal.invalid:8080/usercenter'],
    ['the login page', '/login'],
    ['the login page with its own redirect', '/login?redirect=%2Fusercenter'],
    ['the login page with a hash', '/login#x'],
    ['the login page with a slash', '/login/'],
    ['under the login page', '/login/sub'],
    ['the login page in capitals', '/LOGIN'],
    ['the login page encoded', '/%6Cogin'],
    ['the login page by dots', '/usercenter/../login'],
    ['the login page by encoded dots', '/usercenter/%2e%2e/login'],
    ['the login page by encoded slashes', '/usercenter%2F..%2Flogin'],
    ['registration', '/register'],
    ['registration in capitals with a slash', '/REGISTER/'],
    ['under registration', '/register/sub'],
    ['registration by dots', '/usercenter/../register?redirect=%2Fregister'],
    ['password reset', '/reset-password'],
    ['password reset encoded', '/reset%2Dpassword'],
    ['an unknown page', '/nowhere'],
    ['a path under a base path', '/portal/usercenter'],
    ['a relative path', 'usercenter'],
    ['only a query', '?x=1'],
    ['an empty string', ''],
    ['a slash alone, unless known', '/'],
    ['a broken percent sign', '/usercenter%'],
    ['broken UTF-8', '/%E8%A7'],
    ['something very long', `/usercenter?x=${'a'.repeat(5000)}`],
    ['an array', ['/usercenter']],
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['an object', { toString: () => '/usercenter' }],
  ])('leads home: %s', (_, raw) => {
    expect(redirect(raw)).toBe('/home');
  });

  it.each([
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/usercenter%2F..%2Flogin',
    '/.//evil.example',
    '/login',
    '/register',
    '/register/sub',
    '/reset%2Dpassword',
    '/RESET-PASSWORD',
  ])('leads home even if every path is known: %s', (raw) => {
    expect(safeRedirect(raw, { isKnownPath: () => true })).toBe('/home');
  });

  it('leads to the given fallback', () => {
    expect(safeRedirect('/login', { isKnownPath, fallback: '/welcome' })).toBe('/welcome');
  });
});

it('never starts with two slashes, even if every path is known', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2F',
    '%5C',
    '%2e',
    '\t',
    'evil.example',
    '@',
    ':',
    'login',
    '?',
    '#',
  ];
  const everything = { isKnownPath: () => true };
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        for (const d of ['', 'evil.example', '/login']) {
          const target = safeRedirect(`/${a}${b}${c}${d}`, everything);
          const { origin, pathname } = new URL(target, 'https://here.example');
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(origin).toBe('https://here.example');
          expect(pathname.toLowerCase()).not.toMatch(/^\/login(\/|$)/);
        }
      }
    }
  }
});
