import { screen, within } from '@testing-library/react';
import { cancelElsewhere, payElsewhere, placedOrder, signInAs } from '../support/orders';
import { renderApp } from '../support/renderApp';

beforeEach(() => signInAs('user'));

it.each([
  ['an unpaid order as due', async () => {}, 'Amount due'],
  ['a paid order as paid', (orderId: string) => payElsewhere(orderId, 'balance'), 'Amount paid'],
  ['a cancelled order as neither', cancelElsewhere, 'Total'],
])('labels the total of %s', async (_name, happens, label) => {
  const orderId = await placedOrder();
  await happens(orderId);
  renderApp(`/usercenter/order/${orderId}`);
  const total = (await screen.findByText(label, { selector: '.total dt' })).parentElement as HTMLElement;
  expect(within(total).getByText(/^¥/, { selector: 'strong *' })).toBeVisible();
  for (const other of ['Amount due', 'Amount paid', 'Total', 'Total to pay'])
    if (other !== label) expect(screen.queryByText(other)).not.toBeInTheDocument();
});
