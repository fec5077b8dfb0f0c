import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startPreview } from '../../support/serverProcess';
import { afterTest, build, prepareSmallBuild } from '../../support/smallBuild';
import { ROOT } from '../../support/sources';
import { describeWithNginx, startWebServer } from '../../support/webServer';

prepareSmallBuild();

/** Starts the mocks for one check, which creates data and signs out. */
async function startMocks(): Promise<string> {
  const { origin, stop } = await startPreview({ BUILD_FOLDER: build });
  afterTest(stop);
  return origin;
}

async function expectContract(origin: string): Promise<void> {
  const accounts = ['--account', 'admin', '--other', 'user'];
  const command = spawn(
    process.execPath,
    ['tests/contract/run.mjs', '--check', origin, ...accounts, '--writes', '--require-coverage'],
    { cwd: ROOT, env: { ...process.env, CONTRACT_PASSWORD: 'Market#2026' } },
  );
  const printed = await text(command.stdout);
  const code = command.exitCode ?? (await once(command, 'exit'))[0];
  expect(printed.split('\n').filter((line) => /BROKEN|^ {4}/.test(line))).toEqual([]);
  expect(printed).toContain('Nothing that was tried breaks the contract.');
  expect(code).toBe(0);
}

it('the contract command accepts the mocks of a real server, which no other site may read', async () => {
  const origin = await startMocks();
  for (const path of ['/home', '/api/v1/demo/clock'])
    expect((await fetch(origin + path)).headers.get('access-control-allow-origin')).toBeNull();
  await expectContract(origin);
});

describeWithNginx(() => {
  it.each(['/', '/a.b/portal/'])(
    'the contract command accepts them behind the web server with the portal under %s',
    async (base) => {
      const settings = { PORTAL_API_UPSTREAM: await startMocks(), PORTAL_BASE_PATH: base };
      const server = await startWebServer(settings, build);
      afterTest(server.stop);
      await expectContract(server.origin);
    },
  );
});
