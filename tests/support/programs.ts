import { spawnSync } from 'node:child_process';

/** Whether this machine has a program, which prints something when it gets this argument. */
export const isProgram = (program: string, argument: string): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;

/** Registers tests that need a program of this machine. Without it, they are skipped, and the run counts them (stages.mjs). */
export function describeWith(program: string, isInstalled: boolean, tests: () => void): void {
  if (isInstalled) tests();
  else describe.skip(`${program} is not installed`, tests);
}
