import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims a database for this process, so that two servers do not overwrite each other's data. Throws when another one has it.
 * What a process left that was killed is taken over.
 */
export function claimDatabase(file: string): void {
  const lock = `${file}.lock`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    // The mock works without saving when the disk is full or read-only.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
    const owner = Number(readFileSync(lock, 'utf8'));
    // This module is loaded again after every change of a mock file.
    if (owner === process.pid) return;
    if (owner > 0 && isRunning(owner))
      throw new Error(
        `Another server (process ${owner}) uses ${file}. Stop it, or start this one with MOCK_DB=memory or MOCK_DB=<another file>. (If no server runs, delete ${lock}.)`,
      );
    writeFileSync(lock, String(process.pid));
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}
