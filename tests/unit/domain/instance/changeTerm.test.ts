import { certainChangeTerm, changeTerm } from '@/domain/instance/changeTerm';

const at = (day: string) => Date.parse(`${day}T04:00:00.000Z`);
const SERVICE = { endsOn: at('2026-11-30'), graceEndsOn: at('2026-12-03'), anchorDay: 31 };
const RENEWAL = { orderType: 'renew', period: { unit: 'month', count: 1 } } as const;
const UPGRADE = { orderType: 'upgrade', period: { unit: 'month', count: 1 } } as const;

it('a renewal in time begins at the end of the service, and ends on its anchor day', () => {
  const term = { from: at('2026-11-30'), to: at('2026-12-31') };
  expect(changeTerm(SERVICE, RENEWAL, at('2026-11-20'))).toEqual(term);
  expect(changeTerm(SERVICE, RENEWAL, at('2026-12-03'))).toEqual(term);
  expect(certainChangeTerm(SERVICE, RENEWAL, at('2026-11-20'))).toEqual(term);
});

it('a renewal that is paid after the days of grace begins with its setup, which is not certain before', () => {
  const late = at('2026-12-04');
  expect(changeTerm(SERVICE, RENEWAL, late)?.from).toBe(late);
  expect(certainChangeTerm(SERVICE, RENEWAL, late)).toBeUndefined();
  const paid = { ...RENEWAL, paidAt: at('2026-12-03') };
  expect(changeTerm(SERVICE, paid, late)?.from).toBe(SERVICE.endsOn);
});

it('a change of plan lasts from its setup to the unchanged end', () => {
  const day = at('2026-11-20');
  expect(changeTerm(SERVICE, UPGRADE, day)).toEqual({ from: day, to: SERVICE.endsOn });
  expect(certainChangeTerm(SERVICE, UPGRADE, day)).toEqual({ to: SERVICE.endsOn });
  expect(changeTerm(SERVICE, UPGRADE, SERVICE.endsOn)).toBeUndefined();
  expect(certainChangeTerm(SERVICE, UPGRADE, SERVICE.endsOn)).toBeUndefined();
});

it('nothing is known of a service without an end', () => {
  expect(changeTerm({}, RENEWAL, 0)).toBeUndefined();
  expect(certainChangeTerm({}, RENEWAL, 0)).toBeUndefined();
});
