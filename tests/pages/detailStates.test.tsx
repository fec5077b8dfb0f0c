import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { button, callsTo } from '../support/account';
import { detailAddress, openDetail, SERVICE } from '../support/market';
import { changeReply, failCalls } from '../support/network';
import { renderApp } from '../support/renderApp';

const THIS_SERVICE = `/service/${SERVICE}`;

describe('the page of a service', () => {
  it('shows its name, provider and breadcrumb, and sets the document title', async () => {
    await openDetail();
    expect(screen.getByRole('heading', { level: 1, name: 'Live Transcription' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Live Transcription - Service Market'));
    expect(screen.getByRole('link', { name: '010-0555-0112' })).toHaveAttribute('href', 'tel:01005550112');
    expect(screen.getByRole('link', { name: /@example\.com$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    const trail = within(screen.getByRole('navigation', { name: 'Category' }));
    await waitFor(() =>
      expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        [
          ['Market', '/serviceMarket'],
          ['Artificial intelligence', '/serviceMarket?columnId=101'],
          ['Speech recognition', '/serviceMarket?columnId=10102'],
        ],
      ),
    );
  });

  it('shows its pictures one by one with their captions', async () => {
    const { user } = await openDetail();
    const pictures = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button');
    const [first, second] = pictures;
    expect(first).toHaveAttribute('aria-pressed', 'true');
    second?.focus();
    await user.keyboard('{Enter}');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(first).toHaveAttribute('aria-pressed', 'false');
    const caption = second?.getAttribute('aria-label')?.replace(/^Show picture 2: /, '') ?? '';
    expect(screen.getByRole('img', { name: caption })).toBeVisible();
    expect(screen.getByText(caption, { selector: 'figcaption' })).toBeVisible();
  });

  it('recommends other services of its category, never itself', async () => {
    await openDetail();
    const similar = within(screen.getByRole('region', { name: 'Similar services' }));
    const titles = await similar.findAllByRole('heading', { level: 3 });
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.map(({ textContent }) => textContent)).not.toContain('Live Transcription');
    const listed = callsTo('service/list').filter(({ query }) => query.columnId === '10102');
    expect(listed).toHaveLength(1);
  });

  it('shows what a pack holds with the plan and its price', async () => {
    await openDetail('/serviceMarket/detail/tab1?serviceId=sms-notify');
    expect(await screen.findByRole('radio', { name: '20,000 messages ¥800' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /· 1,000 messages ¥45/ })).toBeChecked();
  });

  it('leads an unverified buyer to the verification and back to the order', async () => {
    changeReply(THIS_SERVICE, () => ({ requiresCertification: true }));
    await openDetail(detailAddress('&quantity=3'));
    const link = await screen.findByRole('link', { name: 'Verify now' });
    const [path, query] = (link.getAttribute('href') ?? '').split('?');
    expect(path).toBe('/usercenter/security/certification');
    expect(new URLSearchParams(query).get('redirect')).toMatch(
      /^\/serviceMarket\/order\?serviceId=live-transcription&plan=\w+&period=\S*&quantity=3/,
    );
  });

  it('shows its requirements before the purchase', async () => {
    changeReply(THIS_SERVICE, () => ({
      requiresCertification: true,
      purchaseLimit: 2,
      agreements: ['blockserveterms', 'contracttemp', 'nobody-knows-it'],
    }));
    await openDetail();
    const notes = within(await screen.findByRole('list', { name: 'Before you buy' }));
    expect(notes.getByText(/Identity verification required/)).toBeVisible();
    expect(notes.getByText(/2 per person at a time/)).toBeVisible();
    const links = notes.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((link) => link.replace(/\?.*/, ''))).toEqual([
      '/usercenter/security/certification',
      '/agreement/blockserveterms',
      '/agreement/contracttemp',
    ]);
  });

  it('loads again in another language and keeps the configuration', async () => {
    const { user } = await openDetail(detailAddress('&plan=pro'));
    await user.click(button('中文'));
    expect(await screen.findByRole('heading', { level: 1, name: '实时语音转写' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^专业版/ })).toBeChecked();
    expect(button('立即购买')).toBeVisible();
  });
});

describe('a service that is not sold', () => {
  it.each([
    ['paused', 'This service is currently unavailable'],
    ['retired', 'This service has been discontinued'],
  ])('%s can be read, says so and leads to similar ones', async (status, title) => {
    changeReply(THIS_SERVICE, () => ({ status }));
    await openDetail();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Try free/ })).not.toBeInTheDocument();
    const similar = screen.getByRole('region', { name: 'Similar services' });
    expect(screen.getByRole('link', { name: 'View similar services' })).toHaveAttribute(
      'href',
      `#${similar.id}`,
    );
    expect(await within(similar).findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Description' })).toBeVisible();
    expect(callsTo('order/quote')).toEqual([]);
  });
});

describe('the detail page without a service', () => {
  it.each([
    '/serviceMarket/detail',
    '/serviceMarket/detail/tab2?serviceId=',
    '/serviceMarket/detail?serviceId=none',
  ])('%s says so and leads to the market', async (address) => {
    const { user } = renderApp(address, { language: 'en-US' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Browse the service market' }));
    await waitFor(() => expect(history.location.pathname).toBe('/serviceMarket'));
  });

  it('offers a retry after a load error', async () => {
    const restore = failCalls(THIS_SERVICE);
    const { user } = renderApp(detailAddress(), { language: 'en-US' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this service' }),
    ).toBeVisible();
    restore();
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Live Transcription' })).toBeVisible();
  });

  it('shows the page when similar services cannot be loaded', async () => {
    const restore = failCalls('/service/list');
    const { user } = await openDetail();
    expect(await screen.findByText(/Couldn’t load similar services/)).toBeVisible();
    restore();
    await user.click(button('Try again'));
    const similar = within(screen.getByRole('region', { name: 'Similar services' }));
    expect(await similar.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  });
});

it('a hostile description executes nothing and links nowhere', async () => {
  changeReply(THIS_SERVICE, () => ({
    detail: [
      '# Welcome',
      '<script>window.hacked = 1</script>',
      '<img src=x onerror="window.hacked = 1">',
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
      '<div style="position:fixed;inset:0">over everything</div>',
      '<a href="javascript:window.hacked=1" onclick="window.hacked=1">html</a>',
      '[run](javascript:window.hacked=1) [data](data:text/html,<script>1</script>) [web](https://example.com/)',
      '![pixel](https://example.com/pixel.png)',
    ].join('\n\n'),
  }));
  const { user } = await openDetail();
  const main = screen.getByRole('main');
  await user.click(await within(main).findByText('run'));
  await user.click(within(main).getByText('data'));
  expect(within(main).getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(main.querySelector('script, iframe, [onerror], [onclick], [style*=fixed]')).toBeNull();
  expect(main.querySelector('a[href^="javascript:"], a[href^="data:"]')).toBeNull();
  const addresses = Array.from(main.querySelectorAll('img'), (picture) => picture.getAttribute('src'));
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address ?? ''))).toEqual([]);
  expect(within(main).getByRole('link', { name: 'web' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(window).not.toHaveProperty('hacked');
});
