import { CERTIFICATION_STATUSES } from '@/domain/account/account';
import { type Certification, certificationSummary } from '@/domain/certification/certification';
import {
  CERTIFICATION_EVENTS,
  CERTIFICATION_ROUTES,
  type CertificationActor,
  type CertificationState,
  certificationRoute,
  isCertified,
  nextCertificationState,
  possibleCertificationEvents,
} from '@/domain/certification/certificationMachine';
import { CERTIFICATION_STATUS_TONE } from '@/domain/statusTone';

const ACTORS: CertificationActor[] = ['applicant', 'reviewer', 'system'];

/** `submitted+verified`: submitted after being verified. */
function parse(text: string): CertificationState {
  const [status, before] = text.split('+') as [CertificationState['status'], CertificationState['before']];
  return before ? { status, before } : { status };
}

/** Every state a certification can be in. */
const STATES = `unverified verified expired changing+verified draft draft+expired
submitted submitted+verified submitted+expired reviewing reviewing+verified reviewing+expired
rejected rejected+verified rejected+expired withdrawn withdrawn+verified withdrawn+expired`.split(/\s+/);

/** All legal transitions: state, event, actor, next state. */
const LEGAL = `
unverified startDraft applicant draft
expired startDraft applicant draft+expired
verified change applicant changing+verified
verified expire system expired
draft submit applicant submitted
draft discard applicant unverified
draft+expired submit applicant submitted+expired
draft+expired discard applicant expired
changing+verified submit applicant submitted+verified
changing+verified discard applicant verified
changing+verified expire system draft+expired
submitted withdraw applicant withdrawn
submitted beginReview reviewer reviewing
submitted+verified withdraw applicant withdrawn+verified
submitted+verified beginReview reviewer reviewing+verified
submitted+verified expire system submitted+expired
submitted+expired withdraw applicant withdrawn+expired
submitted+expired beginReview reviewer reviewing+expired
reviewing approve reviewer verified
reviewing reject reviewer rejected
reviewing+verified approve reviewer verified
reviewing+verified reject reviewer rejected+verified
reviewing+verified expire system reviewing+expired
reviewing+expired approve reviewer verified
reviewing+expired reject reviewer rejected+expired
rejected edit applicant draft
rejected discard applicant unverified
rejected+verified edit applicant changing+verified
rejected+verified discard applicant verified
rejected+verified expire system rejected+expired
rejected+expired edit applicant draft+expired
rejected+expired discard applicant expired
withdrawn edit applicant draft
withdrawn discard applicant unverified
withdrawn+verified edit applicant changing+verified
withdrawn+verified discard applicant verified
withdrawn+verified expire system withdrawn+expired
withdrawn+expired edit applicant draft+expired
withdrawn+expired discard applicant expired`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string, string]);

describe.each(STATES)('from %s', (from) => {
  for (const event of CERTIFICATION_EVENTS) {
    for (const actor of ACTORS) {
      const to = LEGAL.find((line) => line[0] === from && line[1] === event && line[2] === actor)?.[3];
      it(`${event} by the ${actor} ${to ? `leads to ${to}` : 'is refused'}`, () => {
        expect(nextCertificationState(parse(from), event, actor)).toEqual(to && parse(to));
      });
    }
  }

  it('offers each actor exactly the legal events', () => {
    for (const actor of ACTORS) {
      const events = LEGAL.filter((line) => line[0] === from && line[2] === actor).map((line) => line[1]);
      expect(possibleCertificationEvents(parse(from), actor).sort()).toEqual(events.sort());
    }
  });
});

it('the table covers all states, and all of them are reachable', () => {
  expect(LEGAL.flatMap(([from, , , to]) => [from, to]).filter((state) => !STATES.includes(state))).toEqual(
    [],
  );
  expect(
    STATES.filter((state) => state !== 'unverified' && !LEGAL.some((line) => line[3] === state)),
  ).toEqual([]);
  expect(new Set(STATES.map((state) => parse(state).status))).toEqual(new Set(CERTIFICATION_STATUSES));
});

it('a verified user stays certified during a change', () => {
  const certified = STATES.filter((state) => isCertified(parse(state)));
  expect(certified).toEqual(STATES.filter((state) => state === 'verified' || state.endsWith('+verified')));
});

describe('the pages', () => {
  const OWN = {
    unverified: 'unverified',
    draft: 'file',
    submitted: 'myContext',
    reviewing: 'myContext',
    rejected: 'myContext',
    withdrawn: 'myContext',
    verified: 'verified',
    changing: 'file',
    expired: 'verified',
  };
  const ALSO: Record<string, string[]> = {
    unverified: ['modal'],
    draft: ['submit', 'modal', 'myContext'],
    verified: ['modal', 'myContext'],
    changing: ['submit', 'modal', 'myContext', 'verified'],
    expired: ['modal', 'myContext'],
  };

  it.each(CERTIFICATION_STATUSES)(
    '%s redirects to its own page from every page it does not allow',
    (status) => {
      expect(certificationRoute({ status })).toBe(OWN[status]);
      for (const requested of CERTIFICATION_ROUTES) {
        const end = certificationRoute({ status }, requested);
        expect(end).toBe(ALSO[status]?.includes(requested) ? requested : OWN[status]);
        expect(certificationRoute({ status }, end)).toBe(end);
      }
    },
  );
});

it('every status has a tone', () => {
  expect(Object.keys(CERTIFICATION_STATUS_TONE).sort()).toEqual([...CERTIFICATION_STATUSES].sort());
});

it.each([
  ['a person', { type: 'personal', texts: { name: '王*', companyName: 'No' } }, 'personal 王*'],
  [
    'a company',
    { type: 'enterprise', texts: { name: 'No', companyName: '某**公司' } },
    'enterprise 某**公司',
  ],
])('the summary names %s, as it is verified rather than as it applies', (_who, certified, shown) => {
  const facts = { status: 'changing', before: 'verified', certified } as unknown as Certification;
  const application = { type: 'personal', texts: { name: '新*' } } as unknown as Certification['application'];
  const summary = certificationSummary({ ...facts, application });
  expect(summary).toMatchObject({ status: 'changing', before: 'verified' });
  expect(`${summary.type} ${summary.name}`).toBe(shown);
  const applying = certificationSummary({ ...facts, application, certified: undefined });
  expect(`${applying.type} ${applying.name}`).toBe('personal 新*');
  const { type, name } = certificationSummary({ ...facts, certified: undefined });
  expect([type, name]).toEqual([undefined, undefined]);
});
