import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** Active observers with their targets. */
const watches = new Map<IntersectionObserver, { target?: Element; callback: IntersectionObserverCallback }>();

class WatchedObserver {
  constructor(callback: IntersectionObserverCallback) {
    watches.set(this as unknown as IntersectionObserver, { callback });
  }
  observe(target: Element) {
    const watch = watches.get(this as unknown as IntersectionObserver);
    if (watch) watch.target = target;
  }
  unobserve() {}
  disconnect() {
    watches.delete(this as unknown as IntersectionObserver);
  }
}

Object.assign(window, { IntersectionObserver: WatchedObserver });

/** Scrolls so that only this observed element is in view. */
function scrollsTo(inView: Element | undefined): void {
  act(() => {
    for (const [observer, { target, callback }] of watches) {
      const entry = { target, isIntersecting: target === inView } as IntersectionObserverEntry;
      callback([entry], observer);
    }
  });
}

// Unlike a browser, jsdom also counts an article's header as a banner. The portal's is the first.
const header = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;
const search = async () => within(await header()).findByRole('searchbox', { name: 'Search services' });

const open = (address = '/agreement/privacy') => openPage(address);

describe('the search in the header', () => {
  it('leads to the market from anywhere', async () => {
    const { user } = await open();
    // A visitor has no unread announcements.
    expect(within(await header()).getByRole('link', { name: 'Announcements' })).toHaveTextContent(
      /^Announcements$/,
    );
    await user.fill(await search(), ' 短信 ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?keyword=%E7%9F%AD%E4%BF%A1'));
  });

  it('shows the keyword of the market, and keeps the comparison', async () => {
    const { user } = await open('/serviceMarket?keyword=ocr&page=2&compare=voice-synthesis');
    expect(await search()).toHaveValue('ocr');
    await user.fill(await search(), 'mail');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?compare=voice-synthesis&keyword=mail'));
    await user.clear(await search());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?compare=voice-synthesis'));
  });

  it('is focused with / or Ctrl+K and left with Escape', async () => {
    const { user } = await open('/serviceMarket?keyword=ocr');
    await user.keyboard('/');
    expect(await search()).toHaveFocus();
    await user.keyboard('x');
    expect(await search()).toHaveValue('x');
    await user.keyboard('{Escape}');
    expect(await search()).not.toHaveFocus();
    expect(await search()).toHaveValue('ocr');
    expect(place()).toBe('/serviceMarket?keyword=ocr');
    await user.keyboard('{Control>}k{/Control}');
    expect(await search()).toHaveFocus();
  });

  it('is hidden while the search of the home page is in view', async () => {
    const { user } = await open('/home');
    const own = screen.getByRole('searchbox', { name: 'Search the service market' });
    scrollsTo(own);
    await user.keyboard('/');
    expect(own).toHaveFocus();
    act(() => own.blur());
    scrollsTo(undefined);
    await user.keyboard('/');
    expect(await search()).toHaveFocus();
  });

  it('ignores keys in fields, chords, dialogs and input methods', async () => {
    const { user } = await open('/serviceMarket');
    const price = screen.getByLabelText('Minimum price (CNY)');
    await user.type(price, 'a/b{Control>}k{/Control}');
    expect(price).toHaveValue('a/b');
    expect(price).toHaveFocus();
    act(() => price.blur());
    await user.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}k{/Meta}');
    fireEvent.keyDown(document.body, { key: '/', isComposing: true });
    expect(await search()).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(dialog, { key: '/' });
    expect(await search()).not.toHaveFocus();
  });

  it('opens over the bar from its button, and restores the focus', async () => {
    const { user } = await open();
    const opener = within(await header()).getByRole('button', { name: 'Open search' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(await search()).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the suggestions of the search', () => {
  const suggestions = () => screen.findByRole('navigation', { name: 'Suggestions' });

  it('are the matching categories and services, reached with the arrow keys', async () => {
    const { user } = await open();
    await user.fill(await search(), 'text');
    const panel = within(await suggestions());
    expect(await panel.findByRole('link', { name: 'Text messages' })).toHaveAttribute(
      'href',
      '/serviceMarket?columnId=10301',
    );
    expect(await panel.findByRole('link', { name: 'Text Message Service' })).toHaveAttribute(
      'href',
      '/serviceMarket/detail?serviceId=sms-notify',
    );
    await user.keyboard('{ArrowDown}');
    const [firstLink] = panel.getAllByRole('link');
    expect(firstLink).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await search()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(place()).toMatch(/^\/serviceMarket\?columnId=/));
    expect(screen.queryByRole('navigation', { name: 'Suggestions' })).not.toBeInTheDocument();
  });

  it('are the recent searches before anything is typed', async () => {
    const { user } = await open();
    await user.fill(await search(), 'ocr');
    await suggestions();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?keyword=ocr'));
    await user.clear(await search());
    const panel = within(await suggestions());
    expect(panel.getByRole('link', { name: 'ocr' })).toHaveAttribute('href', '/serviceMarket?keyword=ocr');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Suggestions' })).not.toBeInTheDocument();
  });
});

it('unread announcements are counted on their link for a signed-in user', async () => {
  signIn();
  await open('/demo');
  const link = within(await header()).getByRole('link', { name: /^Announcements, \d+ unread$/ });
  expect(link).toHaveAttribute('href', '/announcement');
  expect(link).toHaveTextContent(/^Announcements \d+$/);
});
