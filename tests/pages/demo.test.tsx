import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { Language } from '@/domain/locale';
import { session } from '@/request/session';
import { sendSmsCode } from '@/services/user';
import { db } from '../../mock/lib/db';
import { SCENARIOS } from '../../mock/lib/scenarios';
import { button, callsTo, NEW_PHONE, receivedCode } from '../support/account';
import { advanceClock } from '../support/clock';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';

async function openDemo(tab = '', language: Language = 'en-US') {
  const app = renderApp(tab ? `/demo?tab=${tab}` : '/demo', { language });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

type User = Awaited<ReturnType<typeof openDemo>>['user'];

const texts = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.textContent);

const popups = () => texts('.ant-message-notice, .ant-notification-notice');

/** What the row of a scenario says it saw. */
function outcome(name: string): HTMLElement {
  const row = button(`Trigger ${name}`).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row).getByRole('status');
}

async function trigger(user: User, name: string) {
  advanceClock(2);
  await user.click(button(`Trigger ${name}`));
  await waitFor(() => expect(outcome(name)).toHaveTextContent(/Succeeded|Failed|Got|Given up|calls|Both/));
}

async function signIn(user: User, account: string) {
  await user.click(button(`Sign in as ${account}`));
  await screen.findByText(`Signed in as ${account}`);
}

describe('the error catalogue', () => {
  it.each<[Language, string]>([
    ['en-US', 'Trigger'],
    ['zh-CN', '触发'],
  ])('has a row for every scenario of the mocks, with its note in %s', async (language, verb) => {
    await openDemo('', language);
    for (const { name, note } of SCENARIOS) {
      const row = screen.getByRole('button', { name: `${verb} ${name}` }).closest('li');
      expect(row).toHaveTextContent(note[language === 'zh-CN' ? 'zh' : 'en']);
    }
    // Each of them is known to the page: none stands aside without an expectation.
    expect(screen.queryByRole('heading', { name: /^(Other scenarios|其他场景)$/ })).toBeNull();
    expect(screen.queryByText(/^(What its note says\.|以场景说明为准。)$/)).toBeNull();
  });

  it.each<[string, string[], string]>([
    ['success-0', [], 'Succeeded{"ok":true}'],
    ['no-content', [], 'Succeeded without a result'],
    [
      'failure-message',
      ['Many people are asking right now. Please try again later.'],
      'Failed: business · code 50001 · HTTP 200Many people are asking right now. Please try again later.',
    ],
    [
      'http-418',
      ['Something went wrong on the server. Please try again later.'],
      'Failed: http · code 418 · HTTP 418Something went wrong on the server. Please try again later.',
    ],
    [
      'network-lost',
      ['network erroryour network is abnormal and cannot connect to the server'],
      'Failed: network · code 1999',
    ],
    [
      'show-type-4',
      ['STOCK_NOT_ENOUGHThe chosen plan is out of stock.'],
      'Failed: business · code STOCK_NOT_ENOUGH · HTTP 200The chosen plan is out of stock.',
    ],
    [
      'show-type-0',
      [],
      'Failed: business · code STOCK_NOT_ENOUGH · HTTP 200The chosen plan is out of stock.',
    ],
    [
      'html-page',
      ['The server gave an answer that could not be understood. Please try again later.'],
      'Failed: parse · HTTP 200',
    ],
    [
      'result-wrong-shape',
      ['The server returned data in an unexpected format. Please try again later.'],
      'Failed: parse',
    ],
    ['hang', ['timeout of 1000ms exceeded'], 'Failed: timeout'],
    ['blob-ok', [], 'Got the file 调用报表.csv (40 bytes)'],
    [
      'blob-broken',
      ['The data could not be parsed. Please try again later.'],
      'Failed: parse · code 500 · HTTP 200',
    ],
    ['abort', [], 'Given up by the caller (AbortError)'],
    ['silent', [], 'Failed: business · code 50001'],
    ['skipErrorHandler', [], 'Failed: business · code 50001'],
    ['handledCodes', [], 'Failed: business · code 50001'],
    [
      'popup-throttle',
      ['Many people are asking right now. Please try again later.'],
      '5 calls failed; there should have been one popup',
    ],
  ])('%s shows its popup once and the outcome beside it', async (name, shown, seen) => {
    const { user } = await openDemo();
    await trigger(user, name);
    expect(outcome(name)).toHaveTextContent(seen);
    expect(popups()).toEqual(shown);
  });

  it.each<[string, string, string, string]>([
    [
      'failure-no-message',
      '错误消息：“服务器出错了，请稍后重试。”',
      '服务器出错了，请稍后重试。',
      '失败：business · code 50001 · HTTP 200服务器出错了，请稍后重试。',
    ],
    [
      'network-lost',
      '通知：“您的网络发生异常，无法连接服务器”，code 为 1999。',
      '网络异常您的网络发生异常，无法连接服务器',
      '失败：network · code 1999',
    ],
    [
      'code-401-no-message',
      '弹出“登录状态已超时，请重新登录”，退出一次，转到登录页。',
      '登录状态已超时，请重新登录',
      '失败：session · code 401 · HTTP 200登录状态已超时，请重新登录',
    ],
  ])('%s speaks Chinese to those who do', async (name, expected, shown, seen) => {
    const { user } = await openDemo('', 'zh-CN');
    await user.click(button(`触发 ${name}`));
    await waitFor(() => expect(popups()).toEqual([shown]));
    const row = button(`触发 ${name}`).closest('li');
    expect(row).toHaveTextContent(expected);
    await waitFor(() => expect(row).toHaveTextContent(seen));
  });

  it('asks the server once for two identical cached calls', async () => {
    const { user } = await openDemo();
    await trigger(user, 'cache');
    expect(outcome('cache')).toHaveTextContent('the second came from the cache');
    expect(callsTo('demo/clock')).toHaveLength(1);
  });

  it('opens the error page for showType 9 and still knows the outcome on the way back', async () => {
    const { user } = await openDemo();
    advanceClock(2);
    await user.click(button('Trigger show-type-9'));
    await waitFor(() => expect(place()).toMatch(/^\/exception\?errorCode=STOCK_NOT_ENOUGH&/));
    expect(await screen.findByText(/The chosen plan is out of stock\./)).toBeVisible();
    expect(popups()).toEqual([]);
    act(() => history.back());
    await screen.findByRole('button', { name: 'Trigger show-type-9' });
    expect(outcome('show-type-9')).toHaveTextContent('Failed: business · code STOCK_NOT_ENOUGH');
  });

  it('finds scenarios by name', async () => {
    const { user } = await openDemo();
    await user.type(screen.getByRole('searchbox'), 'json-');
    expect(screen.getAllByRole('button', { name: /^Trigger / }).map((found) => found.ariaLabel)).toEqual(
      SCENARIOS.filter(({ name }) => name.startsWith('json-')).map(({ name }) => `Trigger ${name}`),
    );
  });

  it('lets the error boundary stand in when the page crashes', async () => {
    const { user } = await openDemo();
    // React says so in the console; the crash is wanted here.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(button('Trigger render-crash'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Something on this page went wrong',
    );
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});

describe('the session', () => {
  it('is not there for a visitor, who is told what to expect', async () => {
    const { user } = await openDemo();
    const row = button('Trigger code-407').closest('li');
    expect(row).toHaveTextContent('You are signed out: only the popup, no logout and no login page.');
    expect(button('Trigger calls-in-flight')).toBeDisabled();
    expect(button('End my session on the server')).toBeDisabled();
    await trigger(user, 'code-407');
    expect(popups()).toEqual(['Your permissions have changed. Please log in again.']);
    expect(place()).toBe('/demo');
    expect(callsTo('user/logout')).toEqual([]);
  });

  it('ends by a session code: one popup, one logout, the login page', async () => {
    const { user } = await openDemo();
    await signIn(user, 'admin');
    advanceClock(2);
    await user.click(button('Trigger code-409'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Your account has signed in on another device.']);
    expect(session.token()).toBeUndefined();
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
  });

  it('ends on the server first, and here at the next call', async () => {
    const { user } = await openDemo();
    await signIn(user, 'user');
    await user.click(button('End my session on the server'));
    await waitFor(() => expect(db().sessions).toEqual([]));
    expect(place()).toBe('/demo');
    await waitFor(() => expect(button('Read the current user')).toBeEnabled());
    await user.click(button('Read the current user'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
  });

  it('ends once with twenty calls in flight', async () => {
    const { user } = await openDemo();
    await signIn(user, 'admin');
    const before = callsTo('user/query/current/userInfo').length;
    await user.click(button('Trigger calls-in-flight'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(callsTo('user/query/current/userInfo')).toHaveLength(before + 20);
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
  });
});

describe('the outbox', () => {
  it('says when there is nothing', async () => {
    await openDemo('outbox');
    const messages = await screen.findByRole('region', { name: 'Text messages' });
    expect(messages).toHaveTextContent('No data');
  });

  it('shows the code that was sent, newest first, after a refresh', async () => {
    const { user } = await openDemo('outbox');
    await screen.findByRole('region', { name: 'Text messages' });
    await sendSmsCode({ userPhone: NEW_PHONE, scene: 'register' });
    const first = receivedCode();
    await sendSmsCode({ userPhone: NEW_PHONE, scene: 'login' });
    await user.click(button('Refresh'));
    const list = await screen.findByRole('list', { name: 'Text messages' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    const [newest, oldest] = within(list).getAllByRole('listitem');
    expect(newest).toHaveTextContent(`Code${receivedCode()}Phone number${NEW_PHONE}PurposeLogin`);
    expect(oldest).toHaveTextContent(`Code${first}Phone number${NEW_PHONE}PurposeRegistration`);
    expect(button(`Copy ${first}`)).toBeVisible();
  });

  it('stands in the address, which is replaced', async () => {
    const { user } = await openDemo();
    const before = window.history.length;
    await user.click(screen.getByRole('tab', { name: 'SMS outbox' }));
    await screen.findByRole('region', { name: 'Captchas' });
    expect(place()).toBe('/demo?tab=outbox');
    await user.click(screen.getByRole('tab', { name: 'Error catalogue' }));
    expect(place()).toBe('/demo');
    expect(window.history.length).toBe(before);
  });
});

describe('clock and data', () => {
  it('moves the clock ahead from where it is, and back', async () => {
    const { user } = await openDemo('clock');
    await user.click(await screen.findByRole('button', { name: '+1 day' }));
    expect(await screen.findByText('1 day ahead')).toBeVisible();
    await user.click(button('+10 min'));
    expect(await screen.findByText('1 day 10 minutes ahead')).toBeVisible();
    expect(db().clockOffsetSeconds).toBe(87_000);
    await user.click(button('Back to real time'));
    expect(await screen.findByText('None, it shows the real time')).toBeVisible();
  });

  it('resets the database only after asking', async () => {
    const { user } = await openDemo('clock');
    db().clockOffsetSeconds = 60;
    await user.click(button('Reset the database'));
    expect(callsTo('demo/reset')).toEqual([]);
    const dialog = await screen.findByRole('tooltip');
    await user.click(within(dialog).getByRole('button', { name: 'Reset the database' }));
    expect(await screen.findByText('The database has been reset')).toBeVisible();
    expect(db().clockOffsetSeconds).toBe(0);
  });
});

it('lists the scenario phone numbers', async () => {
  await openDemo('entries');
  const list = screen.getByRole('list', { name: 'Scenario phone numbers' });
  const phones = SCENARIOS.flatMap(({ phone, name }) =>
    phone ? [`Phone number${phone}Scenario${name}`] : [],
  );
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(phones.length);
  for (const [index, row] of rows.entries()) expect(row).toHaveTextContent(phones[index] ?? '');
});

it('shows the shared components in both themes under one title', async () => {
  await openDemo('gallery');
  for (const name of ['Light theme', 'Dark theme']) {
    const sample = await screen.findByRole('region', { name });
    expect(within(sample).getByLabelText('Phone number')).toBeVisible();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(db().captchas).toHaveLength(2));
});

it('says so where no mocks run, and tries again', async () => {
  const answer = window.fetch;
  window.fetch = async () => new Response('<!doctype html><title>The portal</title>', { status: 200 });
  const { user } = await openDemo();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The mocks are not running here');
  expect(popups()).toEqual([]);
  window.fetch = answer;
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Developer demo' })).toBeVisible();
  expect(mockServer().calls.map(({ path }) => path)).toEqual(['/api/v1/demo/scenarios']);
});
