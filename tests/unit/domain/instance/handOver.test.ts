import {
  HAND_OVER_DAYS,
  HAND_OVER_EVENTS,
  HAND_OVER_STATUSES,
  handOverEnd,
  nextHandOverStatus,
} from '@/domain/instance/handOver';

const ACTORS = ['sender', 'receiver', 'system'] as const;

it('allows exactly these steps', () => {
  const steps = HAND_OVER_STATUSES.flatMap((status) =>
    HAND_OVER_EVENTS.flatMap((event) =>
      ACTORS.flatMap((actor) => {
        const next = nextHandOverStatus(status, event, actor);
        return next ? [`${status}: ${event} by ${actor} -> ${next}`] : [];
      }),
    ),
  );
  expect(steps).toEqual([
    'offered: accept by receiver -> accepted',
    'offered: decline by receiver -> declined',
    'offered: withdraw by sender -> withdrawn',
    'offered: expire by system -> expired',
  ]);
});

it('a status of a newer server allows nothing', () => {
  expect(nextHandOverStatus('frozen' as 'offered', 'accept', 'receiver')).toBeUndefined();
});

it('an offer is open for seven days', () => {
  expect(HAND_OVER_DAYS).toBe(7);
  expect(handOverEnd(0)).toBe(7 * 86_400_000);
});
