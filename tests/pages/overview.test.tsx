import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { changeReplies, changeReply, loseNextCall, replyInstead } from '../support/network';
import { signInAs } from '../support/orders';
import { openPage } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const account = () => {
  const user = db().users.find(({ userName }) => userName === 'user');
  if (!user) throw new Error('The seed holds no user');
  return user;
};

const open = () => openPage('/usercenter/overview', { title: 'Overview' });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const attention = () => region('Action needed');

describe('what must be done', () => {
  it('is one list, the most urgent first, each with one quiet button', async () => {
    signIn();
    await open();
    expect(screen.getByText(/^Good (morning|afternoon|evening), Lin Xiaoman/)).toBeVisible();
    const list = await attention();
    const rows = await list.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Handwriting Recognition\d\d:\d\d left to payPay ¥[\d.,]+$/),
      expect.stringMatching(/^Delivery Route PlanningYou get ¥[\d.,]+ back by .*Get a refund now$/),
      expect.stringMatching(/^.+Ends on .*: automatic renewal is offRenew$/),
      expect.stringMatching(/^.+Ends on .*: automatic renewal is offRenew$/),
      expect.stringMatching(/^Your identity isn’t verified yet.*Verify your identity$/),
    ]);
    expect(list.getByRole('link', { name: /^Pay ¥.*: Handwriting Recognition$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/order\/\d+$/),
    );
    for (const renew of list.getAllByRole('link', { name: 'Renew' }))
      expect(renew).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/usercenter\/service\/I\d+\?dialog=renew$/),
      );
    expect(screen.queryByText(/announcement/)).not.toBeInTheDocument();
    expect(screen.queryByText(/all caught up/)).not.toBeInTheDocument();
  });

  it('is a calm line when there is nothing', async () => {
    signInAs('user');
    account().certification = { status: 'verified' };
    changeReplies({
      '/order/list': (_, { status }) => (status ? { list: [], total: 0 } : {}),
      '/instance/list': (_, { expiringSoon }) => (expiringSoon ? { list: [], total: 0 } : {}),
    });
    await open();
    expect(await screen.findByText('You’re all caught up.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Action needed' })).not.toBeInTheDocument();
  });

  it.each([
    ['draft', 'Your identity verification isn’t finished', 'Continue'],
    ['rejected', 'Your identity verification was rejected', 'Review and correct'],
    ['expired', 'Your identity verification has expired', 'Verify again'],
  ] as const)('includes what is left to do for a certification that is %s', async (status, title, way) => {
    signInAs('user');
    account().certification = { status };
    await open();
    const list = await attention();
    expect(await list.findByText(title)).toBeVisible();
    expect(list.getByRole('link', { name: way })).toBeVisible();
  });

  it('shows five rows and folds the others', async () => {
    signIn();
    changeReply('/order/list', ({ list }, { status }) => {
      const [order] = list as object[];
      if (status === 'provisionFailed') return {};
      return { list: ['11', '12', '13'].map((orderId) => ({ ...order, orderId })), total: 7 };
    });
    const { user } = await open();
    const list = await attention();
    expect(await list.findByText('3 more')).toBeVisible();
    expect(within(list.getByRole('list', { name: 'Action needed' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    await user.click(list.getByText('3 more'));
    const all = within(list.getByRole('list', { name: 'More that needs action' }));
    expect(all.getAllByRole('listitem')).toHaveLength(3);
    expect(list.getByRole('link', { name: '7 unpaid orders' })).toHaveAttribute(
      'href',
      '/usercenter/order?tab=unpaid',
    );
  });

  it('has its own failure and retry for each kind', async () => {
    signIn();
    loseNextCall('GET', 'instance/list');
    const { user } = await open();
    const list = await attention();
    expect(await list.findByText(/left to pay/)).toBeVisible();
    expect(list.getByText('Couldn’t load the services that end soon')).toBeVisible();
    const retry = await screen.findAllByRole('button', { name: 'Try again' });
    expect(retry).toHaveLength(1);
    await user.click(retry[0] as HTMLElement);
    expect(await list.findAllByText(/automatic renewal is off$/)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  });

  it('does not hide the rest when it is late', async () => {
    signIn();
    replyInstead(({ path, query }) =>
      path.endsWith('order/list') && query.status ? new Promise(() => undefined) : undefined,
    );
    await open();
    expect(await (await region('Spending')).findByText(/ so far$/)).toBeVisible();
    expect((await attention()).queryByRole('listitem')).not.toBeInTheDocument();
  });

  const changeInstances = (change: (instance: { outlook: object }, index: number) => object) =>
    changeReply('/instance/list', ({ list }) => ({ list: (list as { outlook: object }[]).map(change) }));

  it('does not list a service that renews by itself', async () => {
    signIn();
    changeInstances(({ outlook, ...instance }, index) => ({
      ...instance,
      outlook: index === 0 ? { ...outlook, state: 'renews', reason: undefined } : outlook,
    }));
    await open();
    expect(await (await attention()).findAllByText(/^Ends on .*: automatic renewal is off$/)).toHaveLength(1);
  });

  it('lists the services that end soon when the server does not say which renew', async () => {
    signIn();
    changeInstances((instance) => ({ ...instance, outlook: undefined }));
    await open();
    const list = await attention();
    expect(await list.findAllByText(/^Ends in \d+ days? \(/)).toHaveLength(2);
    expect(list.getAllByRole('link', { name: 'View service' })).toHaveLength(2);
  });
});

it('shows the balance with the one filled button of the page, and the budget', async () => {
  signIn();
  changeReply('/balance/budget', () => ({ monthlyAmount: 100_000, spent: 62_000 }));
  await open();
  const balance = await region('Balance');
  expect(await balance.findByText(formatMoney(account().balance, 'en-US'))).toBeVisible();
  expect(await balance.findByText('62% of the budget spent')).toBeVisible();
  const topUp = balance.getByRole('link', { name: 'Top up' });
  expect(topUp).toHaveAttribute('href', '/usercenter/service/charge?topUp=open');
  expect([...document.querySelectorAll('main .ant-btn-primary')]).toEqual([topUp]);
});

it('lists five services with their state, their end and what they cost per month', async () => {
  signIn();
  changeReply('/instance/list', ({ list }) => ({
    list: (list as object[]).map((each, index) => ({
      ...each,
      monthlyPrice: index === 0 ? 10_000 : undefined,
    })),
  }));
  await open();
  const services = await region('My services');
  const rows = (await services.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toBe('ServiceStatusRenews or endsPer month');
  expect(rows[1]).toMatch(/Ending soonEnds \w+ \d+, \d{4}¥100\.00$/);
  expect(rows[2]).toMatch(/\d{4}-$/);
  expect(services.getByRole('link', { name: 'View all services' })).toHaveAttribute(
    'href',
    '/usercenter/service',
  );
});

it('shows neither cards nor first steps until it is known which of them a user needs', async () => {
  signIn();
  replyInstead(({ path, query }) =>
    path.endsWith('charge/summary') ||
    (path.endsWith('order/list') && !query.status) ||
    (path.endsWith('instance/list') && !query.expiringSoon)
      ? new Promise(() => undefined)
      : undefined,
  );
  await open();
  await (await attention()).findByText('Action needed');
  for (const name of ['Get started', 'Spending', 'My services'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByText(/identity isn’t verified/)).not.toBeInTheDocument();
});

it('shows the first steps and the coupon instead of empty cards to a new account', async () => {
  signInAs('user');
  db().topUps = [];
  db().charges = [];
  account().balance = 0;
  await open();
  const steps = await region('Get started');
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Verify your identity',
    'Choose a service',
    'Top up your balance',
  ]);
  expect(steps.getByRole('link', { name: 'Browse services' })).toHaveAttribute('href', '/serviceMarket');
  expect(await steps.findByText(/You have a coupon/)).toBeVisible();
  for (const name of ['Action needed', 'Spending', 'Balance', 'Coming up', 'My services'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
