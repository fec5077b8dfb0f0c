import { journey } from '../support/e2eJourney';

const SERVER_ERROR = 'Something went wrong on the server. Please try again later.';
const NOT_UNDERSTOOD = 'We couldn’t read the server’s response. Please try again later.';

/** Failures of the transport, which only a browser has, each with its exact popup. Unit tests cover the whole catalogue. */
const FAILURES: [scenario: string, popup: string][] = [
  ['http-500', SERVER_ERROR],
  ['html-page', NOT_UNDERSTOOD],
  ['json-truncated', NOT_UNDERSTOOD],
  ['network-lost', 'network error\nyour network is abnormal and cannot connect to the server'],
  ['hang', 'timeout of 1000ms exceeded'],
  ['blob-broken', 'The data could not be parsed. Please try again later.'],
];

journey(
  'each failure of the transport shows its text in one popup',
  { language: 'en-US' },
  async (person) => {
    for (const [scenario, popup] of FAILURES) {
      // The page shows at most one popup per second, which begins anew with it.
      await person.opens('/demo');
      await person.presses(`Trigger ${scenario}`, 'button');
      expect([scenario, await person.seesPopups(1)]).toEqual([scenario, [popup]]);
    }
  },
);
