import { screen, within } from '@testing-library/react';
import type { Language } from '@/browser/locale';
import { mockServer } from './pageSetup';
import { renderApp } from './renderApp';

/** A service of the mock with two plans, three periods, a number, a choice, a switch, a trial, and up to ten of it. */
export const SERVICE = 'live-transcription';

const DETAIL = '/serviceMarket/detail';
export const detailAddress = (query = '', tab = '/tab1') => `${DETAIL}${tab}?serviceId=${SERVICE}${query}`;

/** Opens a page of the detail and waits for its title. */
export async function openDetail(address = detailAddress(), language: Language = 'en-US') {
  const app = renderApp(address, { language });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

type Answer = { code: number; result: Record<string, unknown> };

/** Lets the mock answer, and changes what it says for addresses that end like this. */
export function changeAnswer(ending: string, change: (result: Record<string, unknown>) => object): void {
  const answering = mockServer();
  const server: typeof fetch = async (input, init) => {
    const answer = await answering(input, init);
    if (!new URL(String(input), 'http://localhost').pathname.endsWith(ending)) return answer;
    const envelope: Answer = await answer.json();
    return new Response(
      JSON.stringify({ ...envelope, result: { ...envelope.result, ...change(envelope.result) } }),
      {
        headers: { 'content-type': 'application/json' },
      },
    );
  };
  window.fetch = server;
}

/** Cents of an amount as it is shown: `-¥1,280.00` or `¥1,280.00`. */
function parseCents(text: string | null | undefined): number {
  const match = /^(-?)¥([\d,]+)\.(\d{2})$/.exec((text ?? '').trim().replace('−', '-'));
  if (!match) throw new Error(`No amount: ${text}`);
  const cents = Number(match[2]?.replaceAll(',', '')) * 100 + Number(match[3]);
  return match[1] ? -cents : cents;
}

/** The price on the page; throws while there is none, or while it is that of an earlier configuration. */
export function shownPrice(): number {
  const status = screen.getByText('To pay', { selector: '[role=status] span' }).closest('[role=status]');
  if (status?.getAttribute('aria-busy') !== 'false') throw new Error('The price is not known yet');
  return parseCents(status.querySelector('strong')?.textContent);
}

/** The line items shown, in cents, and the sum below them. */
export function shownLines(): { amounts: number[]; sum: number } {
  const lines = within(screen.getByRole('group', { name: 'How the price comes about' }));
  const amounts = lines
    .getAllByRole('definition')
    .filter(({ previousElementSibling }) => previousElementSibling?.textContent !== 'You save')
    // The total stands beside what it would be without the discounts.
    .map((amount) => parseCents((amount.querySelector('strong') ?? amount).textContent));
  return { amounts: amounts.slice(0, -1), sum: amounts.at(-1) ?? 0 };
}
