import { describeServers, upstream } from '../support/otherServers';
import { build, prepareSmallBuild } from '../support/smallBuild';

prepareSmallBuild();

const YEAR = 'max-age=31536000';
const LOCAL = '127.0.0.0/8,::1';

/** Pages, code, other files, what is missing, and what a web server says itself. */
const BELOW_BASE = [
  '',
  'home',
  'order/7',
  'no/page',
  'umi.01234567.js',
  'umi.99999999.js',
  'config.js',
  '.env',
];
const AT_ROOT = ['/', '/healthz', '/robots.txt', '/elsewhere', '/api/v1/user', '/api/v1/../user'];

describeServers((title, start) => {
  it.each(['/', '/a.b/portal/'])(
    `${title} tells browsers to stay with HTTPS, whatever is asked for under %s`,
    async (base) => {
      const server = await start(build, base, { ...(await upstream()), PORTAL_TRUSTED_PROXIES: LOCAL });
      const paths = [...BELOW_BASE.map((path) => base + path), base.slice(0, -1), ...AT_ROOT].filter(Boolean);
      const ask = async (path: string, scheme: string) => {
        const headers = { 'x-forwarded-proto': scheme };
        const reply = await fetch(server.origin + path, { redirect: 'manual', headers });
        return [path, reply.headers.get('strict-transport-security')];
      };
      for (const path of paths) {
        expect(await ask(path, 'https')).toEqual([path, YEAR]);
        expect(await ask(path, 'http')).toEqual([path, null]);
      }
    },
  );
});
