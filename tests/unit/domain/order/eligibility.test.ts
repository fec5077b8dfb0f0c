import {
  type Candidate,
  DOORS,
  type Door,
  doorOf,
  ineligibility,
  mustVerify,
} from '../../../../src/domain/order/eligibility';

const service = { requiresCertification: true, purchaseLimit: 2 };
const candidate: Candidate = { certification: { status: 'verified' }, owned: 0, added: 1, hasTried: false };
const ALL = Object.keys(DOORS) as Door[];

/** The doors at which facts are in the way, with the reason. */
const closed = (facts: Partial<Candidate>, demands = service) =>
  ALL.flatMap((door) => {
    const why = ineligibility(door, demands, { ...candidate, ...facts });
    return why === undefined ? [] : [`${door}: ${why}`];
  });

it('lets somebody with nothing in the way through every door', () => {
  expect(closed({})).toEqual([]);
});

it('demands a verification at every door of a service that requires one', () => {
  expect(closed({ certification: { status: 'unverified' } })).toEqual(
    ALL.map((door) => `${door}: unverified`),
  );
  expect(
    closed({ certification: { status: 'unverified' } }, { ...service, requiresCertification: false }),
  ).toEqual([]);
});

it.each([
  ['changing', 'verified', false],
  ['draft', 'expired', true],
  ['expired', undefined, true],
] as const)('with a verification that is %s, before %s', (status, before, expected) => {
  const certification = before === undefined ? { status } : { status, before };
  expect(mustVerify(service, certification)).toBe(expected);
});

it('demands a verification of a visitor', () => {
  expect(mustVerify(service, undefined)).toBe(true);
});

it('applies the purchase limit where a service is added, and to nothing else', () => {
  const doors = ['order', 'renew', 'handOver'].map((door) => `${door}: purchaseLimit`);
  expect(closed({ owned: 2 })).toEqual(doors);
  expect(closed({ owned: 1, added: 2 })).toEqual(doors);
  expect(closed({ owned: 1, added: 1 })).toEqual([]);
  expect(closed({ owned: 3, added: 0 })).toEqual([]);
  expect(closed({ owned: 200 }, { ...service, purchaseLimit: 0 })).toEqual([]);
});

it('refuses a second trial, and nothing else after a trial', () => {
  expect(closed({ hasTried: true })).toEqual(['trial: triedBefore']);
});

it('names the verification first', () => {
  const facts: Partial<Candidate> = { certification: { status: 'unverified' }, owned: 2, hasTried: true };
  expect(closed(facts)).toEqual(ALL.map((door) => `${door}: unverified`));
});

it.each([
  ['new', 'order'],
  ['trial', 'trial'],
  ['renew', 'renew'],
  ['upgrade', 'change'],
  ['change', 'change'],
] as const)('an order of type %s goes through the door %s', (orderType, door) => {
  expect(doorOf(orderType)).toBe(door);
});
