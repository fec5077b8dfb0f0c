import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { resetDb } from '../../../mock/lib/db';
import { runCommand } from '../../contract/command';
import { createMockFetch } from '../../support/mockFetch';
import { ROOT } from '../../support/sources';

/** The mocks behind a port; `spoil` may change what goes out. */
async function serve(spoil: (path: string, body: string) => string = (_, body) => body) {
  const mockFetch = createMockFetch();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const reply = await mockFetch(url, {
      method,
      headers: Object.fromEntries(headers),
      body: body || undefined,
    });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(spoil(url, await reply.text()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

async function run(...args: string[]) {
  const command = spawn(process.execPath, ['tests/contract/run.mjs', ...args], { cwd: ROOT });
  const [printed, complained] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: command.exitCode ?? (await once(command, 'exit'))[0], printed, complained };
}

const signedIn = ['--account', 'admin', '--password', 'Market#2026'];

describe('npm run contract', () => {
  beforeEach(() => resetDb());

  it('writes the document', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    const out = join(folder, 'openapi.json');
    expect(await run('--out', out)).toMatchObject({ code: 0, complained: '' });
    expect(JSON.parse(readFileSync(out, 'utf8')).openapi).toBe('3.1.0');
    rmSync(folder, { recursive: true });
  });

  it('ends well for a back end that keeps the contract, and tells no secret', async () => {
    const tokens: string[] = [];
    const { server, origin } = await serve((path, body) => {
      if (path.endsWith('/user/login')) tokens.push(JSON.parse(body).result?.token);
      return body;
    });
    const { code, printed, complained } = await run(
      '--check',
      origin,
      ...signedIn,
      '--only',
      'order',
      '--writes',
    );
    close(server);
    expect(complained).toBe('');
    expect(printed).toContain('The back end keeps the contract.');
    expect(code).toBe(0);
    expect(tokens).toHaveLength(1);
    for (const secret of [...tokens, 'Market#2026']) expect(printed).not.toContain(secret);
  });

  it('ends badly for one that does not, and names what is wrong', async () => {
    const { server, origin } = await serve((path, body) =>
      path.includes('/order/list') ? body.replace('"payableAmount":', '"amount":') : body,
    );
    const { code, printed } = await run('--check', origin, ...signedIn, '--only', 'GET order');
    close(server);
    expect(code).toBe(1);
    expect(printed).toMatch(/GET order\/list +BROKEN/);
    expect(printed).toContain('answer: result.list.0.payableAmount: expected "payableAmount", got nothing');
    expect(printed).toContain('Endpoints that break the contract: 1.');
  });

  it('ends badly when nothing is there, without a trace of a stack', async () => {
    const { code, printed, complained } = await run('--check', 'http://127.0.0.1:9', ...signedIn);
    expect(code).toBe(1);
    expect(printed).toContain('answer: nothing answered');
    expect(complained).toBe('');
  });

  it.each<[string[], string]>([
    [['--check', 'http://localhost:1'], 'An account and its password are needed.'],
    [['--check', 'nowhere', ...signedIn], 'nowhere is no origin'],
    [['--check', 'http://localhost:1', ...signedIn, '--only', 'nonsense'], 'No endpoint has "nonsense"'],
    [['--chek', 'x'], "Unknown option '--chek'"],
  ])('explains itself when called with %j', async (args, complaint) => {
    const complained: unknown[] = [];
    const stderr = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => complained.push(line) > 0);
    const code = await runCommand(args);
    stderr.mockRestore();
    expect(code).toBe(2);
    expect(complained.join('')).toContain(complaint);
    expect(complained.join('')).toContain('npm run contract -- --check <origin>');
  });
});
