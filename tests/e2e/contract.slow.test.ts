import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startPreview } from '../support/serverProcess';
import { ROOT } from '../support/sources';

jest.setTimeout(300_000);

/** Uses its own server, because the check creates data and signs out. */
it('the contract command accepts the mocks of a real server', async () => {
  const { origin, stop } = await startPreview();
  const accounts = ['--account', 'admin', '--other', 'user'];
  const command = spawn(
    process.execPath,
    ['tests/contract/run.mjs', '--check', origin, ...accounts, '--writes', '--require-coverage'],
    { cwd: ROOT, env: { ...process.env, CONTRACT_PASSWORD: 'Market#2026' } },
  );
  const printed = await text(command.stdout);
  const code = command.exitCode ?? (await once(command, 'exit'))[0];
  await stop();
  expect(printed.split('\n').filter((line) => /BROKEN|^ {4}/.test(line))).toEqual([]);
  expect(printed).toContain('Nothing that was tried breaks the contract.');
  expect(code).toBe(0);
});
