import type { Reply } from './backend';
import { findTexts } from './values';
import type { Problem } from './verdict';

/** How far the answers' times may be apart, for rounding (milliseconds). */
const TOLERANCE_MS = 2_000;
/** Limit of the difference to the clock of this machine, above which one of them is wrong (milliseconds). */
const MAX_DIFFERENCE_MS = 300_000;

/** The clock of the back end: every `serverTime` must be the time of its reply. */
export class ServerClock {
  // The bounds of the difference between the two clocks, as all replies so far allow it.
  private least = Number.NEGATIVE_INFINITY;
  private most = Number.POSITIVE_INFINITY;

  /** Returns the problems of the times in a result. */
  problems(result: unknown, { sentAt, receivedAt }: Reply): Problem[] {
    return findTexts(result).flatMap(({ path, name, text }): Problem[] => {
      const time = Date.parse(text);
      if (name !== 'serverTime' || Number.isNaN(time)) return [];
      const [least, most] = [time - receivedAt, time - sentAt];
      if (most < -MAX_DIFFERENCE_MS || least > MAX_DIFFERENCE_MS) {
        const seconds = Math.round((most < 0 ? most : least) / 1000);
        return [
          { path, message: `is ${seconds} s from the clock of this machine; it must be the time in UTC` },
        ];
      }
      const isApart = most < this.least - TOLERANCE_MS || least > this.most + TOLERANCE_MS;
      if (isApart)
        return [{ path, message: 'is not the time of the reply: other replies have another clock' }];
      this.least = Math.max(this.least, least);
      this.most = Math.min(this.most, most);
      return [];
    });
  }
}
