import {
  inlineScriptHashes,
  isCodeHeader,
  readSecurityHeaders,
  securityHeadersFile,
} from '../../config/deploy/securityHeaders';

const DOCUMENT =
  '<html><head><script src="/config.js"></script></head><body><script src="/umi.js"></script></body></html>';

function policy(documents = [DOCUMENT], called = {}): Map<string, string[]> {
  const headers = new Map(readSecurityHeaders(securityHeadersFile(documents), called));
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('allows only scripts of the portal, and no eval', () => {
  expect(policy().get('script-src')).toEqual(["'self'"]);
  expect(policy().get('script-src-attr')).toEqual(["'none'"]);
  expect(policy().get('object-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
  expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy()].filter(([, sources]) => sources.includes("'unsafe-eval'"))).toEqual([]);
  const inline = [...policy()].filter(([, sources]) => sources.includes("'unsafe-inline'"));
  expect(inline.map(([name]) => name)).toEqual(['style-src']);
});

it('lets texts become markup or the address of a script by one policy only', () => {
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy().get('trusted-types')).toEqual(['default']);
});

it('allows inline scripts by their hash, without duplicates', () => {
  // printf "go()" | openssl dgst -sha256 -binary | base64
  const known = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
  const hashes = inlineScriptHashes(
    '<script>go()</script><script data-a="1">go()</script><script src="/a.js"></script>',
  );
  expect(hashes).toHaveLength(1);
  expect(policy([DOCUMENT, '<script>go()</script>']).get('script-src')).toEqual(["'self'", ...hashes]);
  expect(hashes).toEqual([known]);
});

it('needs no hash for data, which never runs', () => {
  expect(inlineScriptHashes('<script type="application/json" id="a">{"b":1}</script>')).toEqual([]);
});

it('allows connections to the API and the collector only', () => {
  expect(policy().get('connect-src')).toEqual(["'self'"]);
  const called = { apiOrigin: 'https://api.example.com', collectorOrigin: 'https://collector.example.com' };
  expect(policy([DOCUMENT], called).get('connect-src')).toEqual([
    "'self'",
    'https://api.example.com',
    'https://collector.example.com',
  ]);
  expect(policy([DOCUMENT], called).get('img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://api.example.com',
  ]);
});

it('has single-line values without double quotes', () => {
  const headers = readSecurityHeaders(securityHeadersFile([DOCUMENT]));
  expect(headers.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ]);
  for (const [, value] of headers) expect(value).toMatch(/^[^"\n$@]+$/);
});

it('sends scripts and style sheets what is not about documents only', () => {
  const headers = readSecurityHeaders(securityHeadersFile([DOCUMENT])).filter(isCodeHeader);
  expect(headers).toEqual([
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
});
