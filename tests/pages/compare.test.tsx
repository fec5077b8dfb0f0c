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
const columns = () =>
  within(within(screen.getByRole('dialog')).getByRole('table'))
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-label'));
const rowLabels = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('choosing services to compare', () => {
  it('shows the bar with the first service, and the second beside it', async () => {
    const { user } = renderApp('/serviceMarket');
    await user.click(await box(first.title));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first)}`));
    const chosen = (...services: { title: string }[]) =>
      services.map(({ title }) => `${title} \n(Remove ${title})`).join('\n');
    expect(await bar()).toRead(
      `${chosen(first)} \nstatus: \n1 of 4 selected. Compare its plans, or add another. \n(Clear) \n(Compare now)`,
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
    expect(await screen.findByText('You can compare up to 4 at a time. Remove one first.')).toBeVisible();
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
    const [live, ocr, calls] = THREE.map(
      ({ id, title }) => `[${title}](/serviceMarket/detail?serviceId=${id})`,
    );
    const head = (link: string | undefined, name: string, plan: string, query: string) =>
      `${link} (Remove ${name}, ${plan}) ${plan} Plan of ${name}: ${plan} [Buy ${name}, ${plan}](/serviceMarket/order?${query})`;
    const rows = `
    | 1 year Term: 1 year Add a plan Add a plan: Add a plan |  |  |  | // |  | ${[
      head(
        live,
        'Live Transcription',
        'Standard',
        'serviceId=live-transcription&plan=standard&period=year-1&spec.streams=10&spec.dialect=mandarin&spec.speakers=0',
      ),
      head(
        ocr,
        'Invoice and Receipt OCR',
        '10,000 calls',
        'serviceId=invoice-ocr&plan=pack10k&period=once-1&spec.concurrency=5&spec.verification=0',
      ),
      head(
        calls,
        'Call Quality Inspection',
        'Standard',
        'serviceId=call-quality-inspection&plan=standard&period=year-1&spec.seats=10&spec.livePrompts=0',
      ),
    ].join(' | ')} |
    | Price Differs | ¥6,109 / year | ¥450 · 10,000 calls Not sold for 1 year | ¥12,800 / year |
    | All terms Differs | ¥599 / month ¥1,707 / quarter ¥6,109 / year | ¥450 · 10,000 calls | ¥12,800 / year ¥34,560 / 3 years |
    | Rating Differs | <4.6 out of 5, 203 ratings> | <4.8 out of 5, 412 ratings> | <4.4 out of 5, 61 ratings> |
    | Orders Differs | 2,890 | 6,820 | 540 | // | Type Differs | API | API | Software |
    | Free trial Differs | 14 days | 7 days | 15 days |
    | Identity verification Differs | Not required | Not required | Required |
    | Purchase limit | None | None | None |
    | Options Differs | Streams: 10–500 streams Languages: Mandarin / Mandarin and Cantonese / Mandarin and Sichuanese Tell speakers apart: Optional | Calls at a time: 5–100 calls Invoice check: Optional | Seats: 10–300 seats Live prompts: Optional |
    | Features Differs | 10 streams 300 hours a month Your own word list | 10,000 calls 14 kinds of slips Help by mail | 10 seats All calls inspected 60 rule templates |
    | Provider Differs | Tingxi Speech | Moyun Intelligence | Tingxi Speech |`;
    expect(dialog).toRead(`(Close) \nCompare 3 plans \n[ ] Only show differences \nsection Compare: ${rows}`);
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
    const plain = {
      ...same,
      skus: skus.slice(0, 1).map((sku) => ({ ...sku, features: [] })),
      specs: [],
      trialDays: 0,
    };
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
    expect(screen.getByText('No differences between these plans.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only show differences' }));
    expect(await rowLabels()).toHaveLength(11);
    expect(screen.queryByText('No differences between these plans.')).not.toBeInTheDocument();
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

  it('shows the plans of the services of a link, closes to the market, and removes them one by one', async () => {
    const { user } = renderApp(`/serviceMarket?${query(second, third)}&view=compare`);
    const plans = ['Basic', 'Professional'].map((plan) => `${second.title}, ${plan}`);
    const packs = ['10,000 calls', '100,000 calls'].map((pack) => `${third.title}, ${pack}`);
    await table();
    expect(columns()).toEqual([...plans, ...packs]);
    expect(await screen.findByText('Compare 4 plans')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(second, third)}`));

    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    const removes = async (name: string | undefined) =>
      user.click(within(await table()).getByRole('button', { name: `Remove ${name}` }));
    await removes(plans[0]);
    await waitFor(() => expect(columns()).toEqual([plans[1], ...packs]));
    // What is left is exactly what a reload shows.
    expect(await bar()).toHaveTextContent('3 of 4 selected');
    await removes(plans[1]);
    await waitFor(() => expect(columns()).toEqual(packs));
    await removes(packs[1]);
    await waitFor(() => expect(columns()).toEqual([packs[0]]));
    expect(screen.queryByRole('checkbox', { name: 'Only show differences' })).not.toBeInTheDocument();
    expect((await rowLabels()).filter((label) => label?.endsWith('Differs'))).toEqual([]);
    await removes(packs[0]);
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
    await table();
    expect(columns().at(-1)).toBe('No longer available');
    expect(
      within(await table()).queryByRole('link', { name: 'No longer available' }),
    ).not.toBeInTheDocument();
    expect(within(await table()).getByRole('button', { name: 'Remove No longer available' })).toBeVisible();
    expect(within(await table()).getByRole('row', { name: /^Orders/ })).toHaveTextContent('—');
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  });
});
