import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { mockServer } from './pageSetup';
import { openPage } from './renderApp';

/** A service with two plans, three terms, a number, a choice, a switch, a trial and a quantity of up to ten. */
export const SERVICE = 'live-transcription';

/** Titles of the service cards on the page, in order. */
export const cardTitles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent ?? '');

/** Calls for a page of services, without those for popular services and for the compare bar. */
export const listCalls = () =>
  mockServer().calls.filter(({ path, query }) => path === '/api/v1/service/list' && query.pageSize === '12');

export const lastListQuery = () => listCalls().at(-1)?.query;

/** Waits until the market shows this many services. */
export const showsCount = (count: number) =>
  waitFor(() =>
    expect(screen.getByText(count === 1 ? '1 service' : `${count} services`)).toBeInTheDocument(),
  );

export const detailAddress = (query = '', tab = '/tab1') =>
  `/serviceMarket/detail${tab}?serviceId=${SERVICE}${query}`;

export const openDetail = (address = detailAddress(), language?: Language) => openPage(address, { language });

/** Cents of a displayed amount such as `−¥1,280.00`. */
function parseCents(text: string | null | undefined): number {
  const match = /^(−?)¥([\d,]+)\.(\d{2})$/.exec((text ?? '').trim());
  if (!match) throw new Error(`Not an amount: ${text}`);
  const cents = Number(match[2]?.replaceAll(',', '')) * 100 + Number(match[3]);
  return match[1] ? -cents : cents;
}

/** The price on the page. Throws while it is loading or belongs to an earlier configuration. */
export function shownPrice(): number {
  const status = screen.getByText('Total', { selector: '[role=status] span' }).closest('[role=status]');
  if (status?.getAttribute('aria-busy') !== 'false') throw new Error('The price is not known yet');
  return parseCents(status.querySelector('strong')?.textContent);
}

/** The displayed line items and their sum, in cents. */
export function shownLines(): { amounts: number[]; sum: number } {
  const lines = within(screen.getByRole('group', { name: 'Price breakdown' }));
  const amounts = lines
    .getAllByRole('definition')
    .filter(({ previousElementSibling }) => previousElementSibling?.textContent !== 'Discount')
    // The total is shown next to the total without discounts.
    .map((amount) => parseCents((amount.querySelector('strong') ?? amount).textContent));
  return { amounts: amounts.slice(0, -1), sum: amounts.at(-1) ?? 0 };
}
