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

/** Serves the mocks on a port; `change` may replace bodies. */
async function serve(change: (path: string, body: string) => string = (_, body) => body) {
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
    response.end(change(url, await reply.text()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

const stop = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

async function run(...args: string[]) {
  const command = spawn(process.execPath, ['tests/contract/run.mjs', ...args], { cwd: ROOT });
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: command.exitCode ?? (await once(command, 'exit'))[0], stdout, stderr };
}

const signedIn = ['--account', 'admin', '--password', 'Market#2026'];

describe('npm run contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  beforeEach(() => resetDb());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes the document', async () => {
    const out = join(folder, 'openapi.json');
    expect(await run('--out', out)).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(readFileSync(out, 'utf8')).openapi).toBe('3.1.0');
  });

  it('succeeds for a back end that keeps the contract, and prints no secrets', async () => {
    const tokens: string[] = [];
    const { server, origin } = await serve((path, body) => {
      if (path.endsWith('/user/login')) tokens.push(JSON.parse(body).result?.token);
      return body;
    });
    const files = ['--json', join(folder, 'report.json'), '--junit', join(folder, 'report.xml')];
    const options = ['--only', 'order', '--writes', '--require-coverage', ...files];
    const { code, stdout, stderr } = await run('--check', origin, ...signedIn, ...options);
    stop(server);
    expect(stderr).toBe('');
    expect(stdout).toContain('Nothing that was tried breaks the contract.');
    expect(code).toBe(0);
    expect(tokens).toHaveLength(1);
    const [json, junit] = ['report.json', 'report.xml'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    for (const secret of [...tokens, 'Market#2026'])
      for (const printed of [stdout, json, junit]) expect(printed).not.toContain(secret);
    const { ok, endpoints } = JSON.parse(json ?? '');
    expect([ok, endpoints.find(({ key }: { key: string }) => key === 'POST order')]).toMatchObject([
      true,
      { state: 'ok', checks: 36, problems: [] },
    ]);
    expect(junit).toContain('<testcase classname="contract" name="POST order"></testcase>');
  });

  it('fails for a back end that breaks the contract, and prints the problem', async () => {
    const { server, origin } = await serve((path, body) =>
      path.includes('/order/list') ? body.replace('"payableAmount":', '"amount":') : body,
    );
    const junit = join(folder, 'broken.xml');
    const options = ['--only', 'GET order', '--junit', junit];
    const { code, stdout } = await run('--check', origin, ...signedIn, ...options);
    stop(server);
    expect(code).toBe(1);
    expect(readFileSync(junit, 'utf8')).toMatch(
      /name="GET order\/list"><failure message="answer: result\.list\.0\.payableAmount: expected &quot;payableAmount/,
    );
    expect(stdout).toMatch(/GET order\/list +BROKEN/);
    expect(stdout).toContain(
      'answer (and in 2 more checks): result.list.0.payableAmount: expected "payableAmount", got nothing',
    );
    expect(stdout).toContain('Endpoints that break the contract: 1.');
  });

  it('fails with --require-coverage when an endpoint was not exercised', async () => {
    const { server, origin } = await serve();
    const options = ['--only', 'balance/topUp', '--require-coverage'];
    const { code, stdout } = await run('--check', origin, ...signedIn, ...options);
    stop(server);
    expect(stdout).toContain('Nothing that was tried breaks the contract.');
    expect(stdout).toContain('    POST balance/topUp\n');
    expect(code).toBe(3);
  });

  it('fails without a reply, and prints no stack trace', async () => {
    const { code, stdout, stderr } = await run('--check', 'http://127.0.0.1:9', ...signedIn);
    expect(code).toBe(1);
    expect(stdout).toContain('answer: connection: nothing answered');
    expect(stderr).toBe('');
  });

  it.each<[string[], string]>([
    [['--check', 'http://localhost:1'], 'An account and its password are needed.'],
    [['--check', 'nowhere', ...signedIn], 'nowhere is no address'],
    [['--check', 'http://localhost:1', ...signedIn, '--only', 'nonsense'], 'No endpoint has "nonsense"'],
    [
      ['--check', 'http://localhost:1', ...signedIn, '--portal', 'http://localhost/base'],
      'http://localhost/base is no origin',
    ],
    [
      ['--check', 'http://localhost:1', ...signedIn, '--section', 'shop=A'],
      'A section is written as market=Shop.',
    ],
    [['--chek', 'x'], "Unknown option '--chek'"],
  ])('prints its usage when called with %j', async (args, message) => {
    const output: unknown[] = [];
    const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => output.push(line) > 0);
    const code = await runCommand(args);
    stderr.mockRestore();
    expect(code).toBe(2);
    expect(output.join('')).toContain(message);
    expect(output.join('')).toContain('npm run contract -- --check <address>');
  });
});
