import { screen, waitFor, within } from '@testing-library/react';
import { field } from '../support/account';
import { orderSummary, PLACE_ORDER } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { startServerAt } from '../support/serverTime';
import { ownService, signIn } from '../support/signedIn';

const service = () => ownService('document-translation');
/** The value of a labelled fact in the summary. */
const fact = (label: string) => within(orderSummary()).getByText(label).nextElementSibling;

async function openDialog(kind: 'renew' | 'upgrade') {
  const app = renderApp(`/usercenter/service?${kind}=${service().instanceId}`);
  await waitFor(() => expect(screen.getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
  return app;
}

beforeEach(() => {
  startServerAt();
  signIn();
});

it('a renewal says that the service renews itself later, as the payment page does', async () => {
  service().autoRenew = true;
  const { user } = await openDialog('renew');
  const renewal = 'Renews automatically on December 25, 2026 for ¥78.00, paid from your balance';
  expect(fact('Renewal')).toHaveTextContent(renewal);
  await user.fill(field('Purchase order number (optional)'), ' PO-77 ');
  expect(fact('Purchase order number')).toHaveTextContent(/^PO-77$/);
  const before = orderSummary().textContent;
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await user.click(screen.getByRole('button', { name: PLACE_ORDER }));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  await waitFor(() => expect(fact('Renewal')).toHaveTextContent(renewal));
  for (const label of ['Service period', 'Refund', 'Purchase order number'])
    expect(before).toContain(label + fact(label)?.textContent);
});

it('a change of plan lasts to the end of the service, whose renewal has a price of its own', async () => {
  service().autoRenew = true;
  await openDialog('upgrade');
  expect(fact('Service period')).toHaveTextContent('From the setup to November 26, 2026');
  expect(fact('Renewal')).toHaveTextContent(
    'Renews automatically on November 25, 2026, paid from your balance',
  );
});

it('a renewal after the days of grace begins with its setup', async () => {
  const endsOn = Date.parse('2026-11-10T04:00:00Z');
  Object.assign(service(), { endsOn, graceEndsOn: endsOn, status: 'expired' });
  await openDialog('renew');
  expect(fact('Service period')).toHaveTextContent('Begins when it’s set up, ends about December 20, 2026');
});
