import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createHistory, history } from '@umijs/max';
import { RemovedFocus } from '@/layouts/root/RemovedFocus';
import { passTime } from '../support/clock';
import { openPage, renderApp, type setupUser } from '../support/renderApp';

const focused = () => document.activeElement;
const isHandedOn = () =>
  waitFor(() => {
    expect(focused()).not.toBe(document.body);
    expect(focused()?.closest('main, header')).not.toBeNull();
  });

/** The code that hands the focus on loads with the first key. */
async function pressTab(user: ReturnType<typeof setupUser>): Promise<void> {
  await user.tab();
  await act(() => import('@/layouts/root/LateParts'));
}

it('marking all messages as read says so and leaves the focus at the list', async () => {
  const { user } = await openPage('/usercenter/message', { account: 'user' });
  await pressTab(user);
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await user.click(button);
  expect(await screen.findByText('Messages marked as read')).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await isHandedOn();
  expect(focused()).toHaveRole('heading');
});

it('marking them as read in the panel keeps the panel open and the focus inside', async () => {
  const { user } = await openPage('/home', { account: 'user' });
  await pressTab(user);
  await user.click(await screen.findByRole('button', { name: /^Messages, \d+ unread$/ }));
  const panel = await screen.findByRole('region', { name: 'Latest messages' });
  await user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Messages marked as read')).toBeVisible();
  await waitFor(() => expect(within(panel).getByRole('heading', { name: 'Latest messages' })).toHaveFocus());
});

it('marking all announcements as read says so and leaves the focus at the title', async () => {
  const { user } = await openPage('/announcement', { account: 'user' });
  await pressTab(user);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All announcements marked as read')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('removing a filter goes to the next one, and after the last to the title; the total is announced', async () => {
  const { user } = renderApp('/serviceMarket?type=api&type=saas&keyword=a');
  const chips = await screen.findByRole('list', { name: 'Filters in use' });
  await pressTab(user);
  const [first] = within(chips).getAllByRole('button');
  const count = within(chips).getAllByRole('listitem').length;
  await user.click(first as HTMLElement);
  await waitFor(() => expect(within(chips).getAllByRole('listitem')).toHaveLength(count - 1));
  await waitFor(() => expect(focused()?.closest('ul')).toBe(chips));
  while (chips.isConnected) {
    const before = focused();
    await user.click(within(chips).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await isHandedOn();
  }
  expect(focused()).toHaveRole('heading');
});

it('after a failure, what is tried again leaves the focus at its section', async () => {
  const { failCalls } = await import('../support/network');
  const restore = failCalls('announcement/list');
  const { user } = renderApp('/announcement');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await pressTab(user);
  restore();
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  await isHandedOn();
});

describe('the focus of a removed element', () => {
  const GONE = '<button id="gone">Gone</button>';
  const OTHER = '<button>Other</button>';
  const HERE = '<button id="here">Here</button>';
  const GONE_ENTRY = `<li class="removed">${GONE}</li>`;

  const page = document.createElement('div');
  const getElement = (id: string) => page.querySelector(`#${id}`) as HTMLElement;

  beforeEach(() => {
    createHistory({ type: 'memory' });
    document.body.append(page);
    // jsdom has no layout.
    Object.assign(Element.prototype, {
      checkVisibility(this: Element) {
        return !this.hasAttribute('hidden');
      },
    });
  });
  afterEach(async () => {
    cleanup();
    await passTime(0);
    page.remove();
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });

  /** Shows contents of a page beside a banner, and focuses the banner and then the element that will be removed, if there is one. */
  async function showFocused(contents: string) {
    page.innerHTML = `<main><h1>Page</h1>${contents}</main><button id="banner">Banner</button>`;
    const view = render(<RemovedFocus />);
    await passTime(0);
    getElement('banner').focus();
    page.querySelector<HTMLElement>('#gone')?.focus();
    return view;
  }

  const remove = () => (page.querySelector('.removed') ?? getElement('gone')).remove();

  const HEADING = '<h2 id="here">Section</h2>';

  it.each([
    ['a control of the same entry', `<ul><li>${GONE}${HERE}</li><li>${OTHER}</li></ul>`],
    [
      'the entry that takes its place',
      `<ul><li>${OTHER}</li>${GONE_ENTRY}<li>${HERE}</li><li>${OTHER}</li></ul>`,
    ],
    ['the entry before the last', `<ul><li>${OTHER}</li><li>${OTHER}</li><li>${HERE}</li>${GONE_ENTRY}</ul>`],
    [
      'the row that takes its place',
      `<table><tr><td>${OTHER}<tr class="removed"><td>${GONE}<tr><td>${HERE}</table>`,
    ],
    [
      'a control that can be used',
      `<ul>${GONE_ENTRY}<li><input type="hidden"><button disabled></button><a href="/" hidden></a>${HERE}</ul>`,
    ],
    ['the heading of its section, past other controls', `<section>${HEADING}${GONE}${OTHER}</section>`],
    [
      'that heading when a part of the section is removed',
      `<section>${HEADING}<div class="removed"><p>${GONE}</p></div>${OTHER}</section>`,
    ],
    [
      'the heading around a removed section',
      `<article>${HEADING}<section class="removed"><h3>Part</h3>${GONE}</section></article>`,
    ],
    ['the heading of a section in an entry', `<ul><li><section>${HEADING}${GONE}</section>${OTHER}</ul>`],
    ['the heading above an empty list', `<section>${HEADING}<ul>${GONE_ENTRY}</ul></section>`],
    [
      'the heading above an entry without a control',
      `<section>${HEADING}<ul>${GONE_ENTRY}<li>Text</ul></section>`,
    ],
    [
      'the closest heading that is visible',
      `<article>${HEADING}<section><h3 hidden>Part</h3>${GONE}</section></article>`,
    ],
  ])('goes to %s', async (_target, contents) => {
    await showFocused(contents);
    remove();
    await passTime(100);
    expect(focused()).toBe(getElement('here'));
    expect(focused()?.getAttribute('tabindex')).toBe(contents.includes(HEADING) ? '-1' : null);
  });

  it('goes to its section where nothing has a heading', async () => {
    await showFocused(`<form><section>${GONE}</section></form>`);
    screen.getByRole('heading').remove();
    remove();
    await passTime(100);
    expect(focused()).toBe(page.querySelector('section'));
  });

  it('goes from a banner to the title of the page', async () => {
    await showFocused('');
    getElement('banner').remove();
    await passTime(100);
    expect(focused()).toBe(screen.getByRole('heading'));
  });

  it('stays in an open dialog', async () => {
    await showFocused('');
    page.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    getElement('banner').remove();
    await passTime(100);
    expect(focused()).toBe(document.body);
  });

  it('goes where a component moves it', async () => {
    await showFocused(`<section><h2>Section</h2>${GONE}${HERE}</section>`);
    remove();
    getElement('here').focus();
    await passTime(100);
    expect(focused()).toBe(getElement('here'));
  });

  it('is left to the next page', async () => {
    await showFocused(`<section>${HEADING}${GONE}</section>`);
    remove();
    history.push('/home');
    await passTime(100);
    expect(focused()).toBe(document.body);
  });

  it('is not handed on when it was lost before', async () => {
    await showFocused(`<section>${HEADING}${GONE}</section>`);
    getElement('gone').blur();
    await passTime(0);
    remove();
    await passTime(100);
    expect(focused()).toBe(document.body);
  });

  it('is handed on in browsers that report the loss before the removal', async () => {
    await showFocused(`<section>${HEADING}${GONE}</section>`);
    getElement('gone').blur();
    remove();
    await passTime(100);
    expect(focused()).toBe(getElement('here'));
  });

  it('is handed on when the element had it before the code was loaded', async () => {
    page.innerHTML = `<section>${HEADING}${GONE}</section>`;
    getElement('gone').focus();
    render(<RemovedFocus />);
    await passTime(0);
    remove();
    await passTime(100);
    expect(focused()).toBe(getElement('here'));
  });

  it('is left alone when the component goes meanwhile', async () => {
    const { unmount } = await showFocused(`<section>${HEADING}${GONE}</section>`);
    remove();
    await passTime(0);
    unmount();
    await passTime(100);
    expect(focused()).toBe(document.body);
  });

  it('is left alone without the component', async () => {
    const { unmount } = await showFocused(`<section>${HEADING}${GONE}</section>`);
    unmount();
    await passTime(0);
    remove();
    await passTime(100);
    expect(focused()).toBe(document.body);
  });
});
