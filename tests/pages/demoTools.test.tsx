import { screen, waitFor, within } from '@testing-library/react';
import { sendSmsCode } from '@/services/user';
import { db } from '../../mock/lib/db';
import { SCENARIOS } from '../../mock/lib/scenarios';
import { button, callsTo, NEW_PHONE, receivedCode } from '../support/account';
import { openDemo, popups } from '../support/demo';
import { mockServer } from '../support/pageSetup';
import { place } from '../support/renderApp';

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
