import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const folder = mkdtempSync(join(tmpdir(), 'portal-base-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENTS: Record<string, string> = {
  'index.html':
    '<link href="/umi.css"><a href="/">x</a><a href="//elsewhere.example/">x</a><script src="/config.js"></script>',
  'login.html': '<a href="/register?redirect=%2Fhome">x</a><i data-path="/home"></i>',
  'robots.txt': 'User-agent: *\nDisallow: /usercenter\n',
};

beforeEach(() => {
  for (const [name, content] of Object.entries(DOCUMENTS)) writeFileSync(join(folder, name), content);
  copyFileSync('public/config.js', join(folder, 'config.js'));
});

const setBase = (...args: string[]) => {
  const { status, stderr } = spawnSync('sh', ['config/deploy/basePath.sh', folder, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

function getPaths() {
  const window: { __PORTAL_CONFIG__?: { routerBase?: string }; publicPath?: string } = {};
  runInNewContext(read('config.js'), { window });
  return [window.publicPath, window.__PORTAL_CONFIG__?.routerBase];
}

it('rewrites documents, settings and robots.txt, and removes their compressed copies', () => {
  writeFileSync(join(folder, 'login.html.br'), 'of before');
  expect(setBase('/a.b/portal')).toEqual({ status: 0, stderr: '' });
  expect(read('index.html')).toBe(
    '<link href="/a.b/portal/umi.css"><a href="/a.b/portal/">x</a><a href="//elsewhere.example/">x</a><script src="/a.b/portal/config.js"></script>',
  );
  expect(read('login.html')).toBe(
    '<a href="/a.b/portal/register?redirect=%2Fhome">x</a><i data-path="/home"></i>',
  );
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /a.b/portal/usercenter\n');
  expect(getPaths()).toEqual(['/a.b/portal/', '/a.b/portal/']);
  expect(readdirSync(folder).sort()).toEqual(['config.js', ...Object.keys(DOCUMENTS)].sort());
});

it('can be repeated with another path', () => {
  for (const path of ['/a.b/', '/portal/', '/']) expect(setBase(path).status).toBe(0);
  for (const [name, content] of Object.entries(DOCUMENTS)) expect(read(name)).toBe(content);
  expect(read('config.js')).toBe(readFileSync('public/config.js', 'utf8'));
});

it.each([['portal/'], ['/../x/'], ['//elsewhere.example/'], ['/a b/'], ["/';alert(1)//"], ['/a\n/b/'], []])(
  'changes nothing for %j',
  (...args) => {
    expect(setBase(...args)).toEqual({
      status: expect.any(Number),
      stderr: expect.stringMatching(/path|char/),
    });
    for (const [name, content] of Object.entries(DOCUMENTS)) expect(read(name)).toBe(content);
  },
);
