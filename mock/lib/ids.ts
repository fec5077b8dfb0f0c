import { randomInt } from 'node:crypto';
import { dayDigits } from '../../src/domain/calendar';

/** An unused id: a prefix, the day and ten random digits. It tells nobody how many there are. */
export function freeId(prefix: string, at: number, isTaken: (id: string) => boolean): string {
  for (;;) {
    const id = `${prefix}${dayDigits(at)}${randomInt(1_000_000_000, 10_000_000_000)}`;
    if (!isTaken(id)) return id;
  }
}
