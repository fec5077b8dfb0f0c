import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { button, callsTo } from '../support/account';
import { detailAddress, openDetail, SERVICE } from '../support/market';
import { changeReply, failCalls } from '../support/network';
import { renderApp } from '../support/renderApp';

const THIS_SERVICE = `/service/${SERVICE}`;

describe('the page of a service', () => {
  it('shows its name, provider, breadcrumb and similar ones, in the language of the reader', async () => {
    const { user } = await openDetail(detailAddress('&plan=pro'));
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
    const similar = within(screen.getByRole('region', { name: 'Similar services' }));
    const titles = await similar.findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).not.toContain('Live Transcription');

    await user.click(button('中文'));
    expect(await screen.findByRole('heading', { level: 1, name: '实时语音转写' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^专业版/ })).toBeChecked();
    expect(button('立即购买')).toBeVisible();
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

  it('shows its requirements before the purchase, and leads from the verification back to the order', async () => {
    changeReply(THIS_SERVICE, () => ({
      requiresCertification: true,
      purchaseLimit: 2,
      agreements: ['blockserveterms', 'contracttemp', 'nobody-knows-it'],
    }));
    await openDetail(detailAddress('&quantity=3'));
    const [path, query] = (
      (await screen.findByRole('link', { name: 'Verify now' })).getAttribute('href') ?? ''
    ).split('?');
    expect(path).toBe('/usercenter/security/certification');
    expect(new URLSearchParams(query).get('redirect')).toMatch(
      /^\/serviceMarket\/order\?serviceId=live-transcription&plan=\w+&period=\S*&quantity=3/,
    );
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
});

it('a service that is not sold can be read, says so and leads to similar ones', async () => {
  changeReply(THIS_SERVICE, () => ({ status: 'retired' }));
  await openDetail();
  expect(screen.getByRole('heading', { name: 'This service has been discontinued' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Try free/ })).not.toBeInTheDocument();
  const similar = screen.getByRole('region', { name: 'Similar services' });
  expect(screen.getByRole('link', { name: 'View similar services' })).toHaveAttribute(
    'href',
    `#${similar.id}`,
  );
  expect(screen.getByRole('link', { name: 'Description' })).toBeVisible();
  expect(callsTo('order/quote')).toEqual([]);
});

describe('the detail page without a service', () => {
  it.each(['/serviceMarket/detail', '/serviceMarket/detail?serviceId=none'])(
    '%s says so and leads to the market',
    async (address) => {
      const { user } = renderApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Browse the service market' }));
      await waitFor(() => expect(history.location.pathname).toBe('/serviceMarket'));
    },
  );

  it('offers a retry after a load error, and for similar services alone', async () => {
    const restoreSimilar = failCalls('/service/list');
    const restore = failCalls(THIS_SERVICE);
    const { user } = renderApp(detailAddress());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this service' }),
    ).toBeVisible();
    restore();
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Live Transcription' })).toBeVisible();
    expect(await screen.findByText(/Couldn’t load similar services/)).toBeVisible();
    restoreSimilar();
    await user.click(button('Try again'));
    const similar = within(screen.getByRole('region', { name: 'Similar services' }));
    expect(await similar.findAllByRole('heading', { level: 3 })).not.toHaveLength(0);
  });
});
