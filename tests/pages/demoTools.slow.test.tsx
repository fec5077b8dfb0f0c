import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/request/session';
import { sendSmsCode } from '@/services/signIn';
import { db } from '../../mock/lib/db';
import { SCENARIOS } from '../../mock/lib/scenarios';
import { button, callsTo, NEW_PHONE, receivedCode } from '../support/account';
import { advanceClock } from '../support/clock';
import { openDemo, popups, signInAs } from '../support/demo';
import { mockServer } from '../support/pageSetup';
import { place } from '../support/renderApp';

describe('the outbox', () => {
  it('shows sent codes, newest first, after a refresh', async () => {
    const { user } = await openDemo('outbox');
    expect(await screen.findByRole('region', { name: 'Text messages' })).toHaveTextContent('No data');
    await sendSmsCode({ userPhone: NEW_PHONE, scene: 'register' });
    const first = receivedCode();
    await sendSmsCode({ userPhone: NEW_PHONE, scene: 'login' });
    await user.click(button('Refresh'));
    const list = await screen.findByRole('list', { name: 'Text messages' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    const [newest, oldest] = within(list).getAllByRole('listitem');
    expect(newest).toHaveTextContent(`Code${receivedCode()}Phone number${NEW_PHONE}PurposeSign in`);
    expect(oldest).toHaveTextContent(`Code${first}Phone number${NEW_PHONE}PurposeRegistration`);
    expect(button(`Copy ${first}`)).toBeVisible();
  });

  it('keeps its tab in the URL without a history entry', async () => {
    const { user } = await openDemo();
    const before = window.history.length;
    await user.click(screen.getByRole('tab', { name: 'Outbox' }));
    await screen.findByRole('region', { name: 'Captchas' });
    expect(place()).toBe('/demo?tab=outbox');
    await user.click(screen.getByRole('tab', { name: 'Error catalogue' }));
    expect(place()).toBe('/demo');
    expect(window.history.length).toBe(before);
  });
});

describe('clock and data', () => {
  it('moves the clock ahead from its current offset, and back', async () => {
    const { user } = await openDemo('clock');
    await user.click(await screen.findByRole('button', { name: '+1 day' }));
    expect(await screen.findByText('1 day ahead')).toBeVisible();
    await user.click(button('+10 min'));
    expect(await screen.findByText('1 day 10 minutes ahead')).toBeVisible();
    expect(db().clockOffsetSeconds).toBe(87_000);
    await user.click(button('Back to real time'));
    expect(await screen.findByText('None, it shows the real time')).toBeVisible();
  });

  it('resets the database only after confirmation', async () => {
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
    for (const part of [
      'SideNavigation',
      'MoreMenu',
      'StatusTag',
      'ProviderMark',
      'ChartFigure',
      'EmptyState',
    ])
      expect(within(sample).getByText(part)).toBeVisible();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(db().captchas).toHaveLength(2));
});

it('shows that no mocks are running, with a retry', async () => {
  const forward = window.fetch;
  window.fetch = async () => new Response('<!doctype html><title>The portal</title>', { status: 200 });
  const { user } = await openDemo();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The mocks are not running here');
  expect(popups()).toEqual([]);
  window.fetch = forward;
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Developer demo' })).toBeVisible();
  expect(mockServer().calls.map(({ path }) => path)).toEqual(['/api/v1/demo/scenarios']);
});

it('sets which parts the certification review refuses', async () => {
  const { user } = await openDemo('clock');
  expect(await screen.findByRole('radio', { name: 'Accept' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Picture' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Refuse' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('reject'));
  await screen.findByRole('checkbox', { name: 'Number' });
  // antd's group knows its boxes only after its effects; a click before that says nothing, and a person's never is.
  await waitFor(() => {
    const box = screen.getByRole('checkbox', { name: 'Number' });
    if (!(box as HTMLInputElement).checked) fireEvent.click(box);
    expect(db().certificationReview.topics).toContain('number');
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Accept' })).toBeEnabled());
  await user.click(screen.getByRole('radio', { name: 'Accept' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('approve'));
});

describe('the session on the demo page', () => {
  it('ends on a session code with one popup, one logout and the login page', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'admin');
    advanceClock(2);
    await user.click(button('Trigger code-409'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Your account has signed in on another device.']);
    expect(session.token()).toBeUndefined();
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
  });

  it('ends on the server and in the browser with the next call', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'user');
    await user.click(button('End my session on the server'));
    // Those that were seeded have no token.
    const real = () => db().sessions.filter(({ token }) => token !== '');
    await waitFor(() => expect(real()).toEqual([]));
    expect(place()).toBe('/demo');
    await waitFor(() => expect(button('Read the current user')).toBeEnabled());
    await user.click(button('Read the current user'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
    expect(await screen.findByText(/^You were signed out\. Sign in/)).toBeVisible();
    expect(screen.queryAllByText('Login status timed out, please log in again')).toHaveLength(1);
  });

  it('ends only one time with twenty calls in flight', async () => {
    const { user } = await openDemo();
    await signInAs(user, 'admin');
    const before = callsTo('user/query/current/userInfo').length;
    await user.click(button('Trigger calls-in-flight'));
    await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdemo'));
    expect(callsTo('user/query/current/userInfo')).toHaveLength(before + 20);
    await waitFor(() => expect(callsTo('user/logout')).toHaveLength(1));
    expect(popups()).toEqual(['Login status timed out, please log in again']);
  });
});
