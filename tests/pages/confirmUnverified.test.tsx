import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { openReady, PLACE_ORDER, plainService, signInAs, someService, toSelection } from '../support/orders';
import { place } from '../support/renderApp';

const certifiedOnly = () => someService(({ requiresCertification }) => requiresCertification);
const certificationAddress = () =>
  `/usercenter/security/certification?${new URLSearchParams({ redirect: place() })}`;

beforeEach(() => signInAs('user'));

it('tells an unverified buyer before and after ordering, with links that lead back to this order', async () => {
  const { user } = await openReady(toSelection(certifiedOnly()));
  const notice = screen.getByText('Verify your identity to order this service.');
  expect(notice).toBeVisible();
  const what = screen.getByRole('region', { name: 'Your order' });
  expect(notice.compareDocumentPosition(what)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(place()).toContain('intent=');

  await user.click(button(PLACE_ORDER));
  expect(await screen.findByText(/requires a verified identity/)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Verify identity' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', certificationAddress());
  expect(db().orders).toEqual([]);
});

it('asks for no verification for other services', async () => {
  await openReady(toSelection(plainService()));
  expect(screen.queryByText('Verify your identity to order this service.')).not.toBeInTheDocument();
});
