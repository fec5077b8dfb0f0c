import { screen, waitFor } from '@testing-library/react';
import { BASE, getRecord, inState, openCertification, routeNow } from '../support/certificationPage';
import { advanceClock } from '../support/clock';
import { failCalls } from '../support/network';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const ORDER = '/serviceMarket/order?serviceId=s1&quantity=2';
const query = `?redirect=${encodeURIComponent(ORDER)}`;

it('shows a reviewer’s decision automatically, with the way back to the page that asked for it', async () => {
  inState({ status: 'submitted' });
  await openCertification(query);
  await waitFor(() => expect(routeNow()).toBe('myContext'));
  expect(await screen.findByText(/You can withdraw it until the review starts/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  advanceClock(16);
  expect(await screen.findByText(/We’re reviewing your documents/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to your order' })).not.toBeInTheDocument();
  advanceClock(60);
  expect(await screen.findByText(/Your identity is verified/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Back to your order' })).toHaveAttribute('href', ORDER);
});

it('lists the refused fields and links to the first of them', async () => {
  inState({ status: 'rejected' });
  const { user } = await openCertification(query);
  expect(await screen.findByText('1 item was rejected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Correct and resubmit' }));
  await waitFor(() => expect(routeNow()).toBe('file'));
  expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription(/The name differs/);
  expect(screen.getByLabelText('Full name')).toBeInvalid();
  expect(getRecord().status).toBe('draft');
  await user.click(screen.getByRole('link', { name: 'Review and submit' }));
  await waitFor(() => expect(routeNow()).toBe('submit'));
  expect(new URLSearchParams(place().split('?')[1]).get('redirect')).toBe(ORDER);
});

it('discards a withdrawn application after confirmation', async () => {
  inState({ status: 'withdrawn', before: 'verified' });
  const { user } = await openCertification();
  await user.click(await screen.findByRole('button', { name: 'Discard application' }));
  await screen.findByText('Discard this application?');
  await user.click(screen.getAllByRole('button', { name: 'Discard application' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/Your identity is verified/)).toBeVisible();
  expect(getRecord()).toMatchObject({ status: 'verified', application: undefined });
});

it('masks certified data, which can be changed while it stays valid', async () => {
  inState({ status: 'verified' });
  const { user } = await openCertification('verified?redirect=%2F%2Fevil.example%2Forder');
  expect(await screen.findByText('张*')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Back to your order|Continue where/ })).not.toBeInTheDocument();
  expect(screen.getByText('4****************5')).toBeVisible();
  expect(screen.getByText('January 1, 2040')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change verified identity' }));
  expect(await screen.findByText(/stays valid until the change is approved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify your identity' }));
  await waitFor(() => expect(routeNow()).toBe('file'));
  expect(getRecord()).toMatchObject({ status: 'changing', before: 'verified' });
});

it('offers a retry after a failure', async () => {
  const restore = failCalls('certification/current');
  signIn();
  const { user } = renderApp(BASE);
  expect(await screen.findByText('Couldn’t load your verification')).toBeVisible();
  restore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Start verification' })).toBeVisible();
});
