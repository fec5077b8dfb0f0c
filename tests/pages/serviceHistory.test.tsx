import { screen, within } from '@testing-library/react';
import { button } from '../support/account';
import { crashNextReply, replyNext } from '../support/network';
import { startServerAt } from '../support/serverTime';
import { openService, region } from '../support/servicePage';

beforeEach(() => startServerAt());

it('shows the first steps, specs, orders and charges', async () => {
  const { unmount } = await openService();
  expect(region('Quick start')).toRead(`## Quick start // Create an access key below and store its secret.
    Find the service address in “Access details”.
    Replace SERVICE_ADDRESS, ACCESS_ID, and ACCESS_SECRET in the sample, then run it. // Sample call
    curl "SERVICE_ADDRESS/v1/calls" \\ -H "X-Access-Id: ACCESS_ID" \\ -H "X-Access-Secret: ACCESS_SECRET" \\ -H "Content-Type: application/json" \\ -d '{"requestId":"1"}'
    (Copy Sample call)`);
  await within(region('Charges')).findByRole('link');
  expect(region('Charges')).toRead(`## Charges // Face Liveness Detection −¥20.79 Nov 1, 2026 Tax
    Face Liveness Detection −¥346.50 Nov 1, 2026 Usage // Face Liveness Detection ¥70.31 Oct 1, 2026 Credit
    Face Liveness Detection −¥16.88 Oct 1, 2026 Tax // Face Liveness Detection −¥281.25 Oct 1, 2026 Usage
    [View all charges for this service](/usercenter/service/charge?instanceId=I202604241697231908)`);
  expect(
    region('Orders'),
  ).toRead(`## Orders // [202604241697231908](/usercenter/order/202604241697231908) // ¥20,196.00 Apr 24, 2026 Completed
    [View all orders for this service](/usercenter/order?keyword=Face+Liveness+Detection)`);
  expect(
    region('Specs'),
  ).toRead(`## Specs // Plan // Finance // Term // 1 year // Price // ¥20,196 / year // Mode
    Silent, actions and colored light // Apps // 3 apps // Quantity // 1`);
  unmount();
  crashNextReply('GET', 'charge/list');
  const { user } = await openService();
  await within(region('Charges')).findByRole('heading', { name: 'Couldn’t load the charges' });
  replyNext('GET', 'charge/list', {
    code: 200,
    result: { list: [], total: 0, current: 1, pageSize: 5, totals: { in: 0, out: 0 } },
  });
  await user.click(button('Try again'));
  expect(await within(region('Charges')).findByText('You have no charges for this service.')).toBeVisible();
});

it('shows the first steps with a service in person, before its first order', async () => {
  await openService((detail: { service: object }) => ({
    ...{ orders: [], service: { ...detail.service, type: 'operation' } },
  }));
  expect(region('Orders')).toRead(`## Orders // You have no orders for this service.`);
  expect(
    region('Quick start'),
  ).toRead(`## Quick start // The provider contacts you within 1 working day to agree on the work.
    Give the provider access to the accounts it works with. // Follow the completed tasks under “Usage”.`);
  expect(screen.queryByText('Sample call')).not.toBeInTheDocument();
});
