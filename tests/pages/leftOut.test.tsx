import { act, screen, waitFor, within } from '@testing-library/react';
import { LEFT_OUT } from '../../config/contract/guide/start';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { advanceClock } from '../support/clock';
import { type Fields, offerFirstOperations } from '../support/firstOperations';
import {
  confirmAddress,
  deliveredService,
  payElsewhere,
  placedOrder,
  plainService,
  someService,
  toSelection,
  yearlySelection,
} from '../support/orders';
import { renderApp } from '../support/renderApp';
import { getUser, signIn } from '../support/signedIn';

/** Gives fields that a reply has other values. */
const withValues =
  (values: Fields) =>
  (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, name in values ? values[name] : value]),
    );
const without = (...names: string[]) =>
  withValues(Object.fromEntries(names.map((name) => [name, undefined])));

/** Changes objects with a field only. */
const where =
  (name: string, change: Fields) =>
  (fields: Fields): Fields =>
    name in fields ? { ...fields, ...change } : fields;

const detailOf = (serviceId: string) => `/serviceMarket/detail?serviceId=${serviceId}`;

/** Buys a selection, and returns the address of the order that was set up. */
async function boughtOrder(selection = yearlySelection()): Promise<string> {
  db().paymentSettings.settleAfterMs = 0;
  const orderId = await placedOrder(selection);
  await payElsewhere(orderId, 'alipay');
  advanceClock(10);
  settledOrders();
  return `/usercenter/order/${orderId}`;
}

async function boughtDelivery(): Promise<string> {
  return boughtOrder(toSelection(deliveredService()));
}

/** A tab of a running service of the operator with keys, members, usage and a larger and a smaller plan. */
function ownService(serviceId: string, tab: string): string {
  signIn('admin');
  const found = db().instances.findLast(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(serviceId);
  return `/usercenter/service/${found.instanceId}?tab=${tab}`;
}

interface Row {
  /** What a back end sends instead of an object of a reply. */
  instead: (fields: Fields) => Fields;
  /** The address of a page. */
  open: () => string | Promise<string>;
  /** What it offers unless the back end sends that. */
  offered: () => unknown;
}

const button = (name: string | RegExp) => () => screen.queryByRole('button', { name });
const region = (name: string) => () => screen.queryByRole('region', { name });

const ROWS: Record<string, Row> = {
  'new versions of agreements': {
    instead: withValues({ changedAgreements: [] }),
    open() {
      getUser().consents = [];
      return '/usercenter/order';
    },
    offered: button('Accept and continue'),
  },
  'more time to pay': {
    instead: without('isExtended'),
    async open() {
      const orderId = await placedOrder();
      advanceClock(29 * 60);
      return `/order/${orderId}`;
    },
    offered: button('Extend by 30 minutes'),
  },
  'the balance, or another channel of payment': {
    instead: where('payDeadline', { payChannels: ['alipay', 'wechat'], balanceProofRequired: undefined }),
    open: async () => `/order/${await placedOrder()}`,
    offered: () => screen.queryByRole('radio', { name: /^Account balance/ }),
  },
  refunds: { instead: without('refundable'), open: boughtOrder, offered: button('Request a refund') },
  'acceptance of deliveries': {
    instead: without('acceptance'),
    open: boughtDelivery,
    offered: button('Accept delivery'),
  },
  reviews: {
    instead: without('review', 'reviewAction'),
    open: boughtOrder,
    offered: button('Review this order'),
  },
  invoices: {
    instead: (fields) =>
      where('invoiceStatus', { invoiceStatus: 'none' })(without('invoice', 'invoiceableAmount')(fields)),
    open: boughtOrder,
    offered: button('Request invoice'),
  },
  'pages of providers': {
    instead: without('providerId'),
    open: () => detailOf(plainService().serviceId),
    offered: () => screen.queryByRole('link', { name: plainService().provider.name }),
  },
  'identity verification': {
    instead: withValues({ requiresCertification: false }),
    open() {
      getUser().certification = { status: 'unverified' };
      return detailOf(someService(({ requiresCertification }) => requiresCertification).serviceId);
    },
    offered: () => screen.queryByText(/Identity verification required/),
  },
  trials: {
    instead: withValues({ trialDays: 0 }),
    open: () => detailOf(someService(({ trialDays }) => trialDays > 0).serviceId),
    offered: button(/^Try free for/),
  },
  renewals: {
    instead: (fields) =>
      where('quoteId', { renewable: false })(
        where('endsOn', { renewable: false, autoRenew: false, outlook: undefined })(fields),
      ),
    open: () => ownService('face-liveness', 'settings'),
    offered: () =>
      screen.queryByRole('switch', { name: /^Renew automatically/ }) ??
      screen.queryByRole('heading', { name: 'Renewal' }) ??
      screen.queryByText(/^Renews on/),
  },
  'other plans and a scheduled end': {
    instead: where('endsOn', {
      upgradable: false,
      downgradable: false,
      changeable: undefined,
      autoRenew: false,
    }),
    open: () => ownService('face-liveness', 'settings'),
    offered: () =>
      screen.queryByRole('button', { name: 'Downgrade' }) ??
      screen.queryByRole('button', { name: 'End service' }),
  },
  'access keys': {
    instead: without('accessKeys'),
    open: () => ownService('face-liveness', 'access'),
    offered: region('Access keys'),
  },
  members: {
    instead: without('members'),
    open: () => ownService('face-liveness', 'members'),
    offered: region('Members'),
  },
  usage: {
    instead: without('usage'),
    open: () => ownService('face-liveness', 'usage'),
    offered: region('Usage alert'),
  },
};

/** What is not on a page: codes of refusals, the contents of lists, and coupons, of which another test buys without any. */
const WITHOUT_A_PAGE = ['captchas', 'coupons', 'announcements', 'the archive'];

/** Renders a page, and waits until it is loaded. */
async function openLoaded(address: string) {
  const app = renderApp(address);
  await screen.findByRole('main');
  await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull());
  await screen.findAllByRole('heading', { level: 1 });
  return app;
}

it('tries all that the document says is left out', () => {
  expect([...Object.keys(ROWS), ...WITHOUT_A_PAGE].sort()).toEqual(
    LEFT_OUT.map(([feature]) => feature).sort(),
  );
});

it.each(Object.entries(ROWS))(
  'a back end without %s does not offer it',
  async (_, { instead, open, offered }) => {
    signIn();
    const address = await open();
    const mock = window.fetch;
    offerFirstOperations();
    const { unmount } = await openLoaded(address);
    await waitFor(() => expect(offered()).toBeTruthy());
    unmount();
    window.fetch = mock;
    offerFirstOperations(instead);
    await openLoaded(address);
    expect(offered()).toBeNull();
  },
);

it('an order does not offer to renew itself when its quote says that it cannot', async () => {
  signIn();
  const { unmount } = renderApp(confirmAddress(yearlySelection()));
  expect(await screen.findByRole('switch', { name: 'Renew automatically' })).toBeVisible();
  unmount();
  offerFirstOperations(ROWS.renewals?.instead);
  renderApp(confirmAddress(yearlySelection()));
  await screen.findByText('Doesn’t renew automatically');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('what is still offered of a bought service is what the document names', async () => {
  const address = ownService('face-liveness', 'settings');
  offerFirstOperations((fields) =>
    Object.values(ROWS).reduce((changed, { instead }) => instead(changed), fields),
  );
  await openLoaded(address);
  const main = within(screen.getByRole('main'));
  const names: (string | null)[] = [];
  for (const tab of main.getAllByRole('tab')) {
    await act(async () => tab.click());
    await screen.findAllByRole('region');
    names.push(...main.getAllByRole('button').map(({ textContent }) => textContent));
  }
  // Those of the other actions and of copying the sample call have an icon only.
  expect([...new Set(names.filter(Boolean))]).toEqual(['Show access details', 'Hand over']);
});
