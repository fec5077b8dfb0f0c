import { comparable, repeatLater } from '../repeating';
import { at } from '../samples';
import type { Walk } from '../walk';

/** Creates, replaces, reads and revokes a calendar feed. A feed of the account stops working. */
export async function writeCalendarFeed(walk: Walk): Promise<void> {
  const READ = 'GET calendar/feed/{token}/renewals.ics';
  const create = async () => at(await walk.succeed('POST calendar/feed'), 'token');
  const refuseRead = (what: string, token: string) =>
    walk.refuse(READ, what, [404], { params: { token }, token: undefined });
  const former = await create();
  const current = await create();
  if (typeof former !== 'string' || typeof current !== 'string') return;
  walk.expect('POST calendar/feed', 'answer', former !== current, 'result.token', 'is not a new one');
  await walk.succeed(READ, { params: { token: current }, token: undefined });
  await refuseRead('a replaced token', former);
  let latest = current;
  await repeatLater(walk, 'DELETE calendar/feed', {
    change: {},
    takeBack: async () => {
      await refuseRead('a revoked token', current);
      latest = String(await create());
    },
    read: async () => comparable(await walk.succeed('GET calendar/feed')),
  });
  await walk.succeed('DELETE calendar/feed', {}, 'at the end');
  await walk.succeed('DELETE calendar/feed', {}, 'sent again');
  await refuseRead('a revoked token', latest);
}
