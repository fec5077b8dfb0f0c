import { journey } from '../support/e2eJourney';
import type { Person } from '../support/person';
import { signsIn } from '../support/signIn';
import { until } from '../support/waiting';

/** The portal shows at most one popup per second. */
const A_SECOND_MS = 1_050;
const pause = () => new Promise((resolve) => setTimeout(resolve, A_SECOND_MS));

const SERVER_ERROR = 'Something went wrong on the server. Please try again later.';
const NOT_UNDERSTOOD = 'We couldn’t read the server’s response. Please try again later.';

/** Spec section 8: the exact popup of each failure, or null for none. */
const CATALOGUE: [scenario: string, popup: string | null][] = [
  ['success-null', null],
  ['success-0', null],
  ['success-200', null],
  ['failure-no-message', SERVER_ERROR],
  ['success-false-no-message', 'Request error, please retry.'],
  ['show-type-0', null],
  ['http-400', 'The request was not valid, and nothing has been changed.'],
  ['http-403', 'You do not have permission to do this.'],
  ['http-404', 'What you are looking for does not exist.'],
  ['http-500', SERVER_ERROR],
  ['http-503', 'The service is unavailable: the server is overloaded or under maintenance.'],
  ['http-418', SERVER_ERROR],
  ['html-page', NOT_UNDERSTOOD],
  ['json-truncated', NOT_UNDERSTOOD],
  ['json-string', NOT_UNDERSTOOD],
  ['json-array', NOT_UNDERSTOOD],
  ['result-wrong-shape', 'The server returned data in an unexpected format. Please try again later.'],
  ['network-lost', 'network error\nyour network is abnormal and cannot connect to the server'],
  ['hang', 'timeout of 1000ms exceeded'],
  ['blob-broken', 'The data could not be parsed. Please try again later.'],
];

/** Triggers a scenario and returns its popups: the expected ones, and any within another second. */
async function triggers(person: Person, scenario: string, expected: number): Promise<string[]> {
  const before = (await person.popups()).length;
  const calls = () => person.callsTo(`demo/scenario/${scenario}`);
  const callsBefore = calls().length;
  await person.presses(`Trigger ${scenario}`, 'button');
  await until('the call has ended', () => calls()[callsBefore]?.outcome !== undefined);
  await person.hasSeenPopups(before + expected);
  await pause();
  expect(calls().length).toBe(callsBefore + 1);
  return (await person.popups()).slice(before);
}

journey(
  'each failure shows the text of the catalogue in one popup',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/demo');
    for (const [scenario, popup] of CATALOGUE) {
      expect({ scenario, popups: await triggers(person, scenario, popup === null ? 0 : 1) }).toEqual({
        scenario,
        popups: popup === null ? [] : [popup],
      });
    }
  },
);

journey(
  'showType chooses between warning, error, notification and the error page',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/demo');
    for (const scenario of ['show-type-1', 'show-type-2', 'show-type-3', 'show-type-4', 'show-type-other']) {
      expect({ scenario, popups: await triggers(person, scenario, 1) }).toEqual({
        scenario,
        popups: [expect.any(String)],
      });
    }
    await person.presses('Trigger show-type-9', 'button');
    await person.isAt('/exception');
    expect(new URL(person.page.url()).searchParams.get('errorCode')).toBeTruthy();
  },
);

for (const code of ['code-401', 'code-407', 'code-408', 'code-409']) {
  journey(
    `${code} ends the session with one popup and shows the reason on the login page`,
    { language: 'en-US' },
    async (person) => {
      await person.opens('/login?redirect=/demo');
      await signsIn(person, 'user');
      await person.isAt('/demo');
      await person.presses(`Trigger ${code}`, 'button');
      await person.isAt('/login?redirect=%2Fdemo');
      expect(await person.seesPopups(1)).toHaveLength(1);
      expect(person.callsTo('user/logout')).toHaveLength(1);
    },
  );
}

journey(
  'the default reason of an ended session is the text of the specification',
  { language: 'zh-CN' },
  async (person) => {
    await person.opens('/login?redirect=/demo');
    await person.fills('用户名或手机号', 'admin');
    await person.fills('密码', 'Market#2026');
    await person.hits('Enter');
    await person.isAt('/demo');
    await person.sees('错误');
    const before = (await person.popups()).length;
    await person.page.click('[aria-label$="code-401-no-message"]');
    await person.isAt('/login?redirect=%2Fdemo');
    expect((await person.seesPopups(before + 1)).slice(before)).toEqual(['登录状态已超时，请重新登录']);
  },
);
