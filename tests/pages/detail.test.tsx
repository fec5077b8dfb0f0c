import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { act } from 'react';
import { button, callsTo, field } from '../support/account';
import { detailAddress, openDetail, SERVICE, shownPrice } from '../support/market';
import { place } from '../support/renderApp';

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const query = () => new URLSearchParams(history.location.search);
const lastQuote = () => callsTo('order/quote').at(-1)?.body;

it('the configuration in a link is selected and priced, and kept by the redirect to the description', async () => {
  const chosen = '&plan=pro&period=year-1&spec.streams=80&spec.dialect=cantonese&spec.speakers=1&quantity=3';
  await openDetail(detailAddress(chosen, ''));
  await waitFor(() => expect(place()).toBe(detailAddress(chosen)));
  expect(await screen.findByRole('link', { name: 'Description' })).toHaveAttribute('aria-current', 'page');
  await waitFor(shownPrice);
  expect(lastQuote()).toEqual({
    serviceId: SERVICE,
    skuCode: 'pro',
    period: { unit: 'year', count: 1 },
    specs: { streams: 80, dialect: 'cantonese', speakers: true },
    quantity: 3,
    orderType: 'new',
  });
  expect(callsTo(`service/${SERVICE}`)).toHaveLength(1);
});

describe('choosing a configuration', () => {
  it('writes each choice into the URL, keeps the other parameters, and requests the price', async () => {
    const { user } = await openDetail(detailAddress('&from=mail#faq'));
    await waitFor(shownPrice);
    await user.click(radio(/^Professional/));
    await user.click(radio(/^1 quarter/));
    await user.click(radio(/^Mandarin and Cantonese/));
    await user.click(screen.getByRole('switch', { name: 'Tell speakers apart' }));
    await user.fill(field('Streams'), '１２０');
    await user.click(button('Increase Quantity'));
    await user.tab();
    expect(field('Streams')).toHaveValue('120');

    expect(Object.fromEntries(query())).toEqual({
      serviceId: SERVICE,
      plan: 'pro',
      period: 'quarter-1',
      quantity: '2',
      'spec.streams': '120',
      'spec.dialect': 'cantonese',
      'spec.speakers': '1',
      from: 'mail',
    });
    expect(history.location.hash).toBe('#faq');
    await waitFor(() =>
      expect(lastQuote()).toMatchObject({
        skuCode: 'pro',
        period: { unit: 'quarter', count: 1 },
        specs: { streams: 120, dialect: 'cantonese', speakers: true },
        quantity: 2,
      }),
    );
    await waitFor(shownPrice);
    expect(callsTo(`service/${SERVICE}`)).toHaveLength(1);
  });

  it('is undone by Back as a whole', async () => {
    const { user } = await openDetail('/serviceMarket');
    act(() => history.push(detailAddress()));
    await user.click(await screen.findByRole('radio', { name: /^Professional/ }));
    await user.click(radio(/^1 year/));
    act(() => history.back());
    await waitFor(() => expect(history.location.pathname).toBe('/serviceMarket'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Market' })).toHaveFocus());
    act(() => history.forward());
    expect(await screen.findByRole('radio', { name: /^Professional/ })).toBeChecked();
    expect(radio(/^1 year/)).toBeChecked();
  });
});

describe('an invalid number', () => {
  it('stays as typed with an error next to it, and is not bought', async () => {
    const { user } = await openDetail();
    await waitFor(shownPrice);
    for (const typed of ['11', '510', '-10', '1e1', 'ten', '']) {
      await user.fill(field('Streams'), typed);
      expect(field('Streams')).toHaveValue(typed);
      expect(field('Streams')).toHaveAccessibleDescription('Enter a number from 10 to 500, in steps of 10');
      expect(field('Streams')).toBeInvalid();
      expect(query().get('spec.streams')).toBeNull();
      expect(shownPrice).toThrow();

      await user.tab();
      expect(field('Streams')).toHaveValue(typed);
      await user.click(button('Buy now'));
      expect(field('Streams')).toHaveFocus();
      expect(history.location.pathname).toBe('/serviceMarket/detail/tab1');
    }
  });

  it('is corrected by a step to the next valid number, and not reachable with the buttons', async () => {
    const { user } = await openDetail(detailAddress('&spec.streams=40&quantity=10'));
    await waitFor(shownPrice);
    expect(button('Increase Quantity')).toBeDisabled();
    expect(button('Decrease Quantity')).toBeEnabled();
    await user.fill(field('Streams'), '47');
    await user.keyboard('{ArrowUp}');
    expect(field('Streams')).toHaveValue('50');
    expect(field('Streams')).toBeValid();
    expect(query().get('spec.streams')).toBe('50');
    await user.keyboard('{ArrowDown}');
    expect(field('Streams')).toHaveValue('40');
    expect(fireEvent.keyDown(field('Streams'), { key: 'ArrowDown' })).toBe(false);
    expect(field('Streams')).toHaveValue('30');
    expect(fireEvent.keyDown(field('Streams'), { key: 'ArrowLeft' })).toBe(true);
    await user.click(button('Increase Streams'));
    await user.click(button('Decrease Quantity'));
    expect(field('Streams')).toHaveValue('40');
    expect(field('Quantity')).toHaveValue('9');
    expect(button('Increase Quantity')).toBeEnabled();
    await waitFor(shownPrice);
  });

  it('is marked beside the plans and terms of a pack', async () => {
    const { user } = await openDetail('/serviceMarket/detail/tab1?serviceId=invoice-ocr');
    await user.fill(field('Calls at a time'), '7');
    const configure = (plans: string, terms: string) => `
    ## Configure // Try this configuration for free. // (Try free for 7 days) // Plan ${plans} // Term ${terms}
    (Decrease Calls at a time) // Calls at a time: 7 invalid – Enter a number from 5 to 100, in steps of 5
    (Increase Calls at a time) // calls // alert: // Enter a number from 5 to 100, in steps of 5
    [off] Invoice check // (Decrease Quantity) disabled // Quantity: 1 – From 1 to 20 // (Increase Quantity)
    From 1 to 20 // ul Before you buy: // By ordering you agree to:
    [Platform Service Terms](/agreement/blockserveterms) // Correct the highlighted value to see the price
    (Buy now)`;
    const plans = `
    (•) 10,000 calls ¥450 – 10,000 calls 14 kinds of slips Help by mail
    ( ) 100,000 calls ¥3,200 – 100,000 calls 20 calls at a time Online support
    ( ) Yearly flat rate ¥19,800 / year – Unlimited within fair use Invoice check included Your own support channel`;
    expect(screen.getByRole('region', { name: 'Configure' })).toRead(
      configure(plans, '\n(•) One-time · 10,000 calls Save ¥50.00 ¥500 ¥450'),
    );
    await user.click(radio(/^Yearly flat rate/));
    const yearly = plans.replace('(•)', '( )').replace('( ) Yearly', '(•) Yearly');
    expect(screen.getByRole('region', { name: 'Configure' })).toRead(
      configure(yearly, '\n(•) 1 year ¥19,800 \n( ) 3 years Save ¥5,940.00 ¥59,400 ¥53,460'),
    );
    await user.fill(field('Quantity'), '21');
    expect(field('Quantity')).toHaveAccessibleDescription('Enter a whole number from 1 to 20');
  });
});

describe('the tabs of a service', () => {
  it('are links that keep the configuration and load nothing again', async () => {
    const { user } = await openDetail(detailAddress('&plan=pro&period=month-1&quantity=2'));
    await waitFor(shownPrice);
    const tabs = within(screen.getByRole('navigation', { name: 'About this service' }));
    expect(tabs.getByRole('link', { name: 'Description' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Specifications and FAQ' }));

    expect(await screen.findByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    expect(place()).toBe(detailAddress('&plan=pro&period=month-1&quantity=2', '/tab2'));
    expect(radio(/^Professional/)).toBeChecked();
    await waitFor(() => expect(document.title).toContain('Specifications and FAQ'));
    act(() => history.back());
    await waitFor(() => expect(place()).toBe(detailAddress('&plan=pro&period=month-1&quantity=2')));
    expect(callsTo(`service/${SERVICE}`)).toHaveLength(1);
    expect(callsTo('order/quote')).toHaveLength(1);
  });

  it('open a question by its own URL', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openDetail(detailAddress('#faq-2', '/tab2'));
    await screen.findByRole('heading', { name: 'Frequently asked questions' });
    const questions = Array.from(document.querySelectorAll('details'));
    expect(questions.length).toBeGreaterThan(2);
    expect(questions.map(({ open }) => open)).toEqual(questions.map((_, index) => index === 1));
    expect(scroll.mock.instances).toContain(questions[1]);
  });
});
