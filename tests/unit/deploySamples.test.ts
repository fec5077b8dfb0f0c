import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSecurityHeaders } from '../../config/deploy/securityHeaders';
import { fillSample } from '../support/otherServers';
import { build, folder, prepareSmallBuild } from '../support/smallBuild';

prepareSmallBuild();

const files = join(folder, 'sampled');
beforeEach(() => {
  rmSync(files, { recursive: true, force: true });
  cpSync(build, files, { recursive: true });
});

const SETTINGS = { PORTAL_API_UPSTREAM: 'http://backend:8080' };
const fill = (sample: string, settings: Record<string, string> = SETTINGS) =>
  fillSample(sample, { PORTAL_FILES: files, ...settings });

describe.each(['Caddyfile', 'apache.conf'])('the sample %s', (sample) => {
  it('has the security headers and pages of the build, and no place is left', () => {
    const filled = fill(sample);
    for (const [name, value] of readSecurityHeaders(
      readFileSync(join(files, 'security-headers.txt'), 'utf8'),
    ))
      expect(filled).toContain(`${name} "${value}"\n`);
    expect(filled).toMatch(/\^\/order\/\[\^\/\]\+\/\*\$" \/?"?\/?index\.html/);
    expect(filled).not.toMatch(/@[A-Z_]+@/);
  });

  it('lets the browser call what config.js names', () => {
    const config = readFileSync(join(files, 'config.js'), 'utf8');
    const named = "Object.assign(window.__PORTAL_CONFIG__, { apiHost: 'https://api.example.com/market' });";
    writeFileSync(join(files, 'config.js'), `${config}// https://comment.example\n${named}\n`);
    const filled = fill(sample);
    expect(filled).toContain("connect-src 'self' https://api.example.com;");
    expect(filled).not.toContain('comment.example');
  });

  it('refuses the paths, and keeps the headers from the back end, that nginx.conf.template names', () => {
    const template = readFileSync('config/deploy/nginx.conf.template', 'utf8');
    const filled = fill(sample);
    const [, odd = ''] = /"~\*(\^\[\^\?\]\*\(.*)" 1;/.exec(template) ?? [];
    expect(odd).not.toBe('');
    expect(filled).toContain(odd);
    const names = [...template.matchAll(/proxy_set_header (\S+) "";/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names.filter((each) => each !== 'Connection'))
      expect(filled).toMatch(new RegExp(`(header_up -|RequestHeader unset )${name}\\n`));
  });

  it.each([
    ['PORTAL_API_UPSTREAM is "backend"', { PORTAL_API_UPSTREAM: 'backend' }],
    ['PORTAL_API_UPSTREAM is "http://a/b"', { PORTAL_API_UPSTREAM: 'http://a/b' }],
    ['PORTAL_API_UPSTREAM is "https://a"', { PORTAL_API_UPSTREAM: 'https://a' }],
    ['PORTAL_PORT is "0"', { ...SETTINGS, PORTAL_PORT: '0' }],
    ['names "all"', { ...SETTINGS, PORTAL_TRUSTED_PROXIES: '10.0.0.0/8,all' }],
    ['must be an absolute path', { ...SETTINGS, PORTAL_FILES: 'dist' }],
    ['holds no build', { ...SETTINGS, PORTAL_FILES: '/nowhere' }],
  ])('is refused when %s', (message, settings) => {
    expect(() => fill(sample, settings)).toThrow(message);
  });
});

it('names the samples that there are', () => {
  expect(() => fill('iis.xml')).toThrow('there is no sample "iis.xml"');
});
