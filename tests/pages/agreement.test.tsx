import { screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '../support/account';
import { failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

const contents = () => screen.getByRole('navigation', { name: 'Contents' });

describe('a document', () => {
  it('links each heading to itself, and scrolls to the one in the URL hash, in any script', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage(`/agreement/register#${encodeURIComponent('section-3-订单与付款')}`, {
      language: 'zh-CN',
    });
    const heading = await screen.findByRole('heading', { level: 2, name: '3. 订单与付款' });
    await waitFor(() => expect(shown.mock.contexts).toContain(heading));
    expect(heading).toHaveFocus();
    const page = screen.getByRole('navigation', { name: '本页目录' });
    const links = within(page).getAllByRole('link');
    expect(links).toHaveLength(7);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? 'none');
    }
  });

  it('shows version and date, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openPage('/agreement/about-us', { title: 'About Us' });
    expect(screen.getByText(/^Version \d\.\d, in force since \w+ \d+, \d{4}$/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Us - Service Market'));
    // It has only one version.
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('offers a retry after a failure, beside links to all documents', async () => {
    const restore = failCalls();
    const { user } = await openPage('/agreement/privacy');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t load this document');
    expect(within(contents()).getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/agreement/blockserveterms',
    );
    expect(await within(contents()).findByText(/Couldn’t load the help topics/)).toBeVisible();
    restore();
    const page = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    await user.click(within(page).getByRole('button', { name: 'Try again' }));
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
});

describe('the overview', () => {
  it('offers a retry after a failure, and searches titles, with the keyword in the URL', async () => {
    const restore = failCalls('agreement/list');
    const { user } = await openPage('/agreement');
    const failure = await screen.findByRole('heading', { name: 'Couldn’t load the agreements' });
    restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Privacy Policy' })).toBeVisible();
    expect(failure).not.toBeInTheDocument();
    const box = screen.getByRole('searchbox', { name: 'Search titles' });
    await screen.findByRole('link', { name: 'How to request a refund' });
    await user.fill(box, 'REFUND how');
    await waitFor(() => expect(place()).toBe('/agreement?keyword=REFUND+how'));
    const found = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.includes('titleItem'))
        .map(({ textContent }) => textContent);
    expect(found()).toEqual(['How to request a refund']);
    await user.fill(box, 'REFUND how zebra');
    expect(
      await screen.findByRole('heading', {
        name: 'No titles match “REFUND how zebra”',
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(found().length).toBeGreaterThan(8));
    expect(place()).toBe('/agreement');
  });
});
