import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { detailAddress, SERVICE } from '../support/market';
import { changeReply, failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

const section = () => within(screen.getByRole('region', { name: 'Ratings and reviews' }));
const total = (text: RegExp) => section().findByText(text);

describe('the reviews of a service', () => {
  it('are loaded when they come near the window or are linked to', async () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    const watched: Element[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      seen.push(callback as unknown as (typeof seen)[number]);
      const observe = (element: Element) => void watched.push(element);
      return { observe, disconnect() {} } as unknown as IntersectionObserver;
    });
    const { user, unmount } = await openPage(detailAddress());
    const title = await screen.findByRole('heading', { name: 'Ratings and reviews' });
    const slot = title.closest('#reviews') as Element;
    const index = watched.indexOf(slot);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await act(async () => seen[index]?.([{ isIntersecting: false }]));
    expect(callsTo(`service/${SERVICE}/reviews`)).toEqual([]);
    await act(async () => seen[index]?.([{ isIntersecting: false }, { isIntersecting: true }]));
    expect(await section().findByRole('list', { name: 'Number of ratings by stars' })).toBeVisible();
    expect(scroll.mock.instances).not.toContain(slot);
    unmount();
    await openPage(detailAddress());
    await user.click(screen.getByRole('link', { name: /out of 5, \d+ ratings$/ }));
    expect(await section().findByRole('list', { name: 'Number of ratings by stars' })).toBeVisible();
    expect(scroll.mock.instances).toContain(document.querySelector('#reviews'));
  });

  it('are limited to stars and texts, and sorted, in the URL', async () => {
    const { user } = await openPage(detailAddress('&stars=2'));
    await total(/^4 reviews$/);
    const signIn = `/login?${new URLSearchParams({ redirect: `${detailAddress('&stars=2')}#reviews` })}`;
    const helpful = (author: string, count: number) =>
      `[The review by ${author} is helpful (${count}) · Sign in to mark as helpful](${signIn})`;
    expect(
      screen.getByRole('region', { name: 'Ratings and reviews' }),
    ).toRead(`## Ratings and reviews // <5 stars out of 5> // 4.6 // 4.6 out of 5, 203 ratings · 29 with text
    ul Number of ratings by stars: // (5 stars: 154 ratings) // (4 stars: 29 ratings) // (3 stars: 12 ratings)
    (2 stars: 4 ratings) selected // (1 star: 4 ratings) // form Filter reviews: // Content // Content: Content
    Most helpful // Sort by: Most helpful // (Clear filters) // alert: // ul Filters in use:
    (Remove filter: 2 stars only) // status: // 4 reviews // <2 stars out of 5> // Guo** // Standard · …
    The sample code is outdated and had to be fixed by ourselves. It falls short of what we expected.
    Reply from Tingxi Speech
    We are sorry that we fell short. The person in charge has noted your points for the next version. // …
    ${helpful('Guo**', 1)} // <2 stars out of 5> // Liu** // Standard · …
    Several calls timed out and only succeeded on a second try. Not a great experience. // Reply from Tingxi Speech
    We are sorry that we fell short. The person in charge has noted your points for the next version. // …
    ${helpful('Liu**', 0)} // <2 stars out of 5> // Lin** // Professional · … // Rated without a text.
    ${helpful('Lin**', 0)} // <2 stars out of 5> // Zhu** // Professional · … // Rated without a text.
    ${helpful('Zhu**', 0)} // Only buyers can write a review: once for each completed order, with one follow-up later.`);
    const [first] = section().getAllByRole('link', { name: /Sign in to mark as helpful$/ });
    expect(first).toHaveTextContent('Helpful (1)');
    expect(first).toHaveAttribute('title', 'Sign in to mark as helpful');
    await user.click(section().getByRole('button', { name: /^2 stars: / }));
    await waitFor(() => expect(place()).not.toContain('stars='));
    // They stay, although neither a filter nor a link asks for them any more.
    expect(await total(/^203 reviews$/)).toBeVisible();
    await user.click(section().getByRole('combobox', { name: 'Content' }));
    expect(await screen.findByTitle('With follow-up (4)')).toBeInTheDocument();
    await user.click(await screen.findByTitle('With text (29)'));
    await waitFor(() => expect(place()).toContain('having=text'));
    expect(await total(/^29 reviews$/)).toBeVisible();
    await user.click(section().getByRole('button', { name: /^4 stars: / }));
    await waitFor(() => expect(place()).toContain('stars=4'));
  });

  it('can be marked as helpful by users, except their own', async () => {
    changeReply('/reviews', ({ list }) => {
      const [first, ...others] = list as object[];
      return { list: [...others.slice(0, 2), { ...first, own: true, planName: '' }] };
    });
    const { user } = await openPage(detailAddress('&current=2'), { account: 'user' });
    await section().findByRole('list', { name: 'Number of ratings by stars' });
    const items = () =>
      section()
        .getAllByRole('listitem')
        .filter((item) => item.querySelector('strong'));
    expect(items()).toHaveLength(3);
    expect(items()[2]).toHaveTextContent('Your review');
    expect(items()[2]).not.toHaveTextContent(/Helpful|·/);
    const helpful = () => section().getAllByRole('button', { name: /is helpful \(\d+\)$/ });
    const [before] = helpful().map((each) => Number(/\d+/.exec(each.textContent)?.[0]));
    const [button, other] = helpful();
    if (!button || !other) throw new Error('No review can be marked');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await waitFor(() => expect(helpful()[0]).toHaveAttribute('aria-pressed', 'true'));
    expect(helpful()[0]).toHaveTextContent(`Helpful (${(before ?? 0) + 1})`);
    expect(within(helpful()[0] as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(helpful()[1]).toHaveAttribute('aria-pressed', 'false');
    expect(db().helpfulMarks).toHaveLength(1);
  });

  it('offer a retry after a failure', async () => {
    const restore = failCalls('/reviews');
    const { user } = await openPage(detailAddress('#reviews'));
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the reviews' })).toBeVisible();
    restore();
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByRole('list', { name: 'Number of ratings by stars' })).toBeVisible();
  });
});

describe('the page of a provider', () => {
  it('shows its service level, qualifications and services', async () => {
    const { user } = await openPage(detailAddress());
    await user.click(await screen.findByRole('link', { name: 'Tingxi Speech' }));
    await waitFor(() => expect(place()).toBe('/provider/tingxi'));
    expect(await screen.findByRole('heading', { name: 'Tingxi Speech', level: 1 })).toBeVisible();
    expect(screen.getByText('At least 99.90% a month')).toBeVisible();
    expect(screen.getByText('Within 2 hours')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Qualifications' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    const services = within(screen.getByRole('region', { name: 'Services' }));
    expect((await services.findAllByRole('article')).length).toBeGreaterThan(1);
    await waitFor(() => expect(document.title).toBe('Tingxi Speech - Service Market'));
    act(() => history.push('/provider/nobody'));
    expect(await screen.findByRole('heading', { name: 'Provider not found' })).toBeVisible();
  });

  it('writes its number of orders as the pages of its services do', async () => {
    changeReply('/provider/tingxi', () => ({ orderCount: 12_480 }));
    await openPage('/provider/tingxi', { language: 'zh-CN' });
    expect(screen.getByText('累计订单').nextElementSibling).toHaveTextContent('1.2万');
  });
});
