import { screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '../support/account';
import { failCalls, replyInstead } from '../support/network';
import { openPage, place } from '../support/renderApp';

const contents = () => screen.getByRole('navigation', { name: 'Contents' });

describe('a document', () => {
  it.each([
    ['register', 'Registration Agreement', '用户注册协议'],
    ['privacy', 'Privacy Policy', '隐私政策'],
    ['blockserveterms', 'Platform Service Terms', '平台服务条款'],
    ['contracttemp', 'Service Purchase Contract (template)', '服务采购合同（模板）'],
    ['about-us', 'About Us', '关于我们'],
  ])('%s has title, version and date in both languages', async (code, english, chinese) => {
    const { unmount } = await openPage(`/agreement/${code}`);
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
    expect(screen.getByText(/^Version \d\.\d, in force since \w+ \d+, \d{4}$/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${english} - Service Market`));
    unmount();
    await openPage(`/agreement/${code}`, { language: 'zh-CN' });
    expect(await screen.findByRole('heading', { level: 1, name: chinese })).toBeVisible();
    expect(screen.getByText(/^版本 \d\.\d，自.+起生效$/)).toBeVisible();
  });

  it('links each heading to itself', async () => {
    await openPage('/agreement/register');
    const page = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(page).getAllByRole('link');
    expect(links).toHaveLength(7);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? 'none');
    }
  });

  it('scrolls to the heading in the URL hash, in any script', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage(`/agreement/register#${encodeURIComponent('section-3-订单与付款')}`, {
      language: 'zh-CN',
    });
    const heading = await screen.findByRole('heading', { level: 2, name: '3. 订单与付款' });
    await waitFor(() => expect(shown.mock.contexts).toContain(heading));
    expect(heading).toHaveFocus();
  });

  it('prints', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await openPage('/agreement/about-us');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('agreement/privacy');
    const { user } = await openPage('/agreement/privacy');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t load this document');
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

describe('the contents', () => {
  it('are on every page, mark the current page, and open and close on a phone', async () => {
    const { user } = await openPage('/agreement/privacy');
    const nav = contents();
    expect(await within(nav).findByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await within(nav).findByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/agreement/203');
    const toggle = within(nav).getByRole('button', { name: 'Contents' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(nav).getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(place()).toBe('/agreement/about-us'));
    expect(within(contents()).getByRole('button', { name: 'Contents' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(callsTo('agreement/list')).toHaveLength(1);
  });

  it('keep links to the documents when neither list can be loaded', async () => {
    failCalls('agreement/list');
    failCalls('column/list');
    await openPage('/agreement/privacy');
    expect(within(contents()).getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/agreement/blockserveterms',
    );
    expect(await within(contents()).findByText(/Couldn’t load the help topics/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

describe('the overview', () => {
  it('shows every document with version and date, and every article of the help columns', async () => {
    await openPage('/agreement', { language: 'zh-CN' });
    const main = screen.getByRole('main');
    const document = await within(main).findByRole('heading', { level: 3, name: '隐私政策' });
    expect(document.parentElement).toHaveTextContent(/版本 2\.1，自.+起生效/);
    expect(await within(main).findByRole('link', { name: '如何开具发票' })).toHaveAttribute(
      'href',
      '/agreement/thirdColumn/titleItem?recordId=20221',
    );
    expect(within(main).getByRole('link', { name: '对公转账的退款' })).toBeVisible();
  });

  it('searches titles, with the keyword in the URL', async () => {
    const { user } = await openPage('/agreement');
    const box = screen.getByRole('searchbox', { name: 'Search titles' });
    await screen.findByRole('link', { name: 'How to request a refund' });
    await user.type(box, 'REFUND how');
    await waitFor(() => expect(place()).toBe('/agreement?keyword=REFUND+how'));
    const found = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.includes('titleItem'))
        .map(({ textContent }) => textContent);
    expect(found()).toEqual(['How to request a refund']);
    await user.type(box, ' zebra');
    expect(
      await screen.findByRole('heading', {
        name: 'No titles match “REFUND how zebra”',
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(found().length).toBeGreaterThan(8));
    expect(place()).toBe('/agreement');
  });

  it('shows that there is no data, without a word about a search, when there are no documents', async () => {
    const results: Record<string, string> = { agreement: '{"list":[]}', column: '[]' };
    replyInstead(({ path }) => {
      const result = results[path.match(/(\w+)\/list$/)?.[1] ?? ''];
      const headers = { 'content-type': 'application/json' };
      return result
        ? Promise.resolve(new Response(`{"code":200,"message":"","result":${result}}`, { headers }))
        : undefined;
    });
    await openPage('/agreement');
    expect(await screen.findByRole('heading', { name: /^No data/ })).toBeVisible();
    expect(screen.queryByText(/match “/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it('opens with the keyword of the URL', async () => {
    await openPage('/agreement?keyword=privacy');
    expect(screen.getByRole('searchbox', { name: 'Search titles' })).toHaveValue('privacy');
    expect(await screen.findByRole('heading', { level: 3, name: 'Privacy Policy' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'About Us' })).not.toBeInTheDocument();
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('agreement/list');
    const { user } = await openPage('/agreement');
    const title = await screen.findByRole('heading', { name: 'Couldn’t load the agreements' });
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Privacy Policy' })).toBeVisible();
    expect(title).not.toBeInTheDocument();
  });
});
