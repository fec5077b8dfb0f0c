import { journey } from '../support/e2eJourney';
import { walksThroughPortal } from '../support/servedPortal';
import { startStaticServer } from '../support/staticServer';

const BASE = '/a.b/portal/';

let server: Awaited<ReturnType<typeof startStaticServer>>;
beforeAll(async () => {
  server = await startStaticServer(BASE, process.env.PORTAL_ORIGIN ?? '');
});
afterAll(() => server.stop());

it.each([
  ['home', 200, 'home.html'],
  ['dashboard/analysis', 200, 'index.html'],
  ['usercenter/order/7', 200, 'index.html'],
  ['no/such/page', 404, 'index.html'],
])(
  'a server that follows the deployment guide sends %s with status %d, headers and compressed',
  async (path, status, document) => {
    const ask = (name: string, encoding: string) =>
      fetch(server.origin + BASE + name, { headers: { 'accept-encoding': encoding } });
    const expected = await (await ask(document, 'identity')).text();
    for (const encoding of ['br', 'gzip']) {
      const reply = await ask(path, encoding);
      expect([reply.status, reply.headers.get('content-encoding')]).toEqual([status, encoding]);
      expect(reply.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(await reply.text()).toBe(expected);
    }
  },
);

journey('a person uses the portal of a plain server below a path', { language: 'en-US' }, (person) =>
  walksThroughPortal(person, server.origin + BASE),
);
