import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { findService } from '../../mock/lib/catalogue/catalogue';
import { searchServices } from '../../mock/lib/catalogue/search';
import { failure, holdNextCall, replyInstead } from '../support/network';
import { place, renderApp } from '../support/renderApp';

const offered = searchServices({}, 'en');
const [first, second, third, fourth, fifth] = offered.map(({ serviceId, title }) => ({
  id: serviceId,
  title: title.en,
}));
if (!first || !second || !third || !fourth || !fifth) throw new Error('The mock offers too little');

const THREE = [
  { id: 'live-transcription', title: 'Live Transcription' },
  { id: 'invoice-ocr', title: 'Invoice and Receipt OCR' },
  { id: 'call-quality-inspection', title: 'Call Quality Inspection' },
];

const query = (...services: { id: string }[]) => services.map(({ id }) => `compare=${id}`).join('&');
const box = (title: string) => screen.findByRole('checkbox', { name: `Compare ${title}` });
const bar = () => screen.findByRole('region', { name: 'Comparison' });
/** The table of the open comparison. */
const table = async () => within(await screen.findByRole('dialog')).findByRole('table');
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const rowLabels = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('choosing services to compare', () => {
  it('shows the bar with the first service and opens with the second', async () => {
    const { user } = renderApp('/serviceMarket');
    await user.click(await box(first.title));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first)}`));
    const chosen = (...services: { title: string }[]) =>
      services.map(({ title }) => `${title} \n(Remove ${title})`).join('\n');
    expect(await bar()).toRead(
      `${chosen(first)} \nstatus: \n1 of 4 selected. Add another to compare. \n(Clear) \n(Compare now) disabled`,
    );
    expect(screen.getByTitle(first.title)).toBeVisible();
    await user.click(await box(second.title));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first, second)}`));
    expect(await bar()).toRead(
      `${chosen(first, second)} \nstatus: \n2 of 4 selected \n(Clear) \n(Compare now)`,
    );
    await user.click(within(await bar()).getByRole('button', { name: `Remove ${first.title}` }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(second)}`));
    expect(await box(first.title)).not.toBeChecked();
    await user.click(within(await bar()).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket'));
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  });

  it('removes unknown services of a link, and refuses a fifth with a message', async () => {
    const { user } = renderApp(`/serviceMarket?${query(first, second, { id: 'no-such-service' }, third)}`);
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first, second, third)}`));
    await user.click(await box(fourth.title));
    await user.click(await box(fifth.title));
    expect(await screen.findByText('You can compare up to 4 services. Remove one first.')).toBeVisible();
    expect(await box(fifth.title)).not.toBeChecked();
    expect(place()).toBe(`/serviceMarket?${query(first, second, third, fourth)}`);
  });
});

describe('the comparison of services', () => {
  it('shows the services side by side and marks what differs from the others', async () => {
    const { user } = renderApp(`/serviceMarket?${query(...THREE)}`);
    const release = holdNextCall('GET', 'service/invoice-ocr');
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeInTheDocument());
    release();
    await table();
    const column = ({ id, title }: (typeof THREE)[number]) =>
      `[${title}](/serviceMarket/detail?serviceId=${id}) (Remove ${title})`;
    const rows = `
    |  |  |  |  | // |  | ${THREE.map(column).join(' | ')} |
    | Starting price Differs | From ¥599 / month | From ¥450 · 10,000 calls | From ¥12,800 / year |
    | Plans and prices Differs | Standard ¥599 / month ¥1,707 / quarter ¥6,109 / year Professional ¥1,699 / month ¥4,842 / quarter ¥17,329 / year | 10,000 calls ¥450 · 10,000 calls 100,000 calls ¥3,200 · 100,000 calls Yearly flat rate ¥19,800 / year ¥53,460 / 3 years | Standard ¥12,800 / year ¥34,560 / 3 years Flagship ¥36,800 / year ¥99,360 / 3 years |
    | Rating Differs | <4.6 out of 5, 203 ratings> | <4.8 out of 5, 412 ratings> | <4.4 out of 5, 61 ratings> |
    | Orders Differs | 2,890 | 6,820 | 540 | // | Type Differs | API | API | Software |
    | Free trial Differs | 14 days | 7 days | 15 days |
    | Options Differs | Streams: 10–500 streams Languages: Mandarin / Mandarin and Cantonese / Mandarin and Sichuanese Tell speakers apart: Optional | Calls at a time: 5–100 calls Invoice check: Optional | Seats: 10–300 seats Live prompts: Optional |
    | Features Differs | 10 streams 300 hours a month … | 10,000 calls … | 10 seats All calls inspected … |
    | Identity verification Differs | Not required | Not required | Required |
    | Provider Differs | Tingxi Speech | Moyun Intelligence | Tingxi Speech |`;
    expect(dialog).toRead(
      `(Close) \nCompare 3 services \n[ ] Only show differences \nsection Compare: ${rows}`,
    );
    // The odd one out; all three where no two are alike.
    const marked = (name: RegExp) =>
      [...within(dialog).getByRole('row', { name }).querySelectorAll('td')].map(({ className }) =>
        className.includes('differing'),
      );
    expect(marked(/^Type/)).toEqual([false, false, true]);
    expect(marked(/^Provider/)).toEqual([false, true, false]);
    expect(marked(/^Orders/)).toEqual([true, true, true]);
  });

  it('can be limited to what differs, which may be nothing', async () => {
    const { serviceId: _, skus = [], ...same } = findService('invoice-ocr', 'en') ?? {};
    const plain = { ...same, skus: skus.map((sku) => ({ ...sku, features: [] })), specs: [], trialDays: 0 };
    replyInstead(({ path }) => {
      const serviceId = /service\/(invoice-ocr|sms-notify)$/.exec(path)?.[1];
      if (!serviceId) return undefined;
      return Promise.resolve(Response.json({ code: 200, message: '', result: { ...plain, serviceId } }));
    });
    const { user } = renderApp('/serviceMarket?compare=invoice-ocr&compare=sms-notify&view=compare');
    await table();
    expect((await rowLabels()).filter((label) => label?.endsWith('Differs'))).toEqual([]);
    for (const name of [/^Options/, /^Features/, /^Free trial/])
      expect(within(await table()).getByRole('row', { name })).toHaveTextContent('NoneNone');
    await user.click(screen.getByRole('checkbox', { name: 'Only show differences' }));
    expect(within(await table()).queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByText('No differences between these services.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only show differences' }));
    expect(await rowLabels()).toHaveLength(10);
    expect(screen.queryByText('No differences between these services.')).not.toBeInTheDocument();
  });

  it('is closed by Back, Escape and its button, and keeps the selection', async () => {
    const { user } = renderApp(`/serviceMarket?${query(first, second)}`);
    const chosen = `/serviceMarket?${query(first, second)}`;
    const opens = async () => {
      await user.click(await screen.findByRole('button', { name: 'Compare now' }));
      await table();
    };
    const closes = async () => {
      await waitFor(() => expect(place()).toBe(chosen));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Compare now' })).toHaveFocus();
    };
    await opens();
    act(() => history.back());
    await closes();
    await opens();
    await user.keyboard('{Escape}');
    await closes();
    await opens();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await closes();
  });

  it('opens from a link, closes to the market, and removes services one by one', async () => {
    const { user } = renderApp(`/serviceMarket?${query(second, third)}&view=compare`);
    expect(await columns()).toEqual([second.title, third.title]);
    expect(await screen.findByText('Compare 2 services')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(second, third)}`));

    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    await user.click(within(await table()).getByRole('button', { name: `Remove ${second.title}` }));
    await waitFor(async () => expect(await columns()).toEqual([third.title]));
    expect(screen.queryByRole('checkbox', { name: 'Only show differences' })).not.toBeInTheDocument();
    expect((await rowLabels()).filter((label) => label?.endsWith('Differs'))).toEqual([]);
    await user.click(within(await table()).getByRole('button', { name: `Remove ${third.title}` }));
    await waitFor(() => expect(place()).toBe('/serviceMarket'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a retry after a load error, and keeps its columns when a service no longer exists', async () => {
    let reply: () => Promise<Response> | undefined = failure;
    replyInstead(({ path }) => (path.endsWith(`service/${second.id}`) ? reply() : undefined));
    const { user } = renderApp(`/serviceMarket?${query(first, second)}&view=compare`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Couldn’t load services')).toBeVisible();
    reply = () => Promise.resolve(new Response('{"code":404,"message":"Gone","result":null}'));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await columns()).toEqual([first.title, 'No longer available']);
    expect(
      within(await table()).queryByRole('link', { name: 'No longer available' }),
    ).not.toBeInTheDocument();
    expect(within(await table()).getByRole('button', { name: 'Remove No longer available' })).toBeVisible();
    expect(within(await table()).getByRole('row', { name: /^Orders/ })).toHaveTextContent('—');
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  });
});
