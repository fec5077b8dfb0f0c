import { screen, waitFor } from '@testing-library/react';
import type { SentCall } from './mockExchange';
import { mockServer } from './pageSetup';

/** Titles of the service cards on the page, in order. */
export const cardTitles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent ?? '');

/** What `service/list` was asked for, without the helps of the page (popular services, names for the compare bar). */
export const listCalls = () =>
  mockServer().calls.filter(({ path, query }) => path === '/api/v1/service/list' && query.pageSize === '12');

export const lastListQuery = () => listCalls().at(-1)?.query;

/** Waits until the market shows this many services. */
export const showsCount = (count: number) =>
  waitFor(() =>
    expect(screen.getByText(count === 1 ? '1 service' : `${count} services`)).toBeInTheDocument(),
  );

type Answer = (call: Pick<SentCall, 'path' | 'query'>) => Promise<Response> | undefined;

/** Answers some calls in place of the mock; what is not answered goes on to it. */
export function answerInstead(answer: Answer): void {
  const mock = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(String(input), 'http://portal.test');
    const query = Object.fromEntries(url.searchParams);
    return answer({ path: url.pathname, query }) ?? mock(input, init);
  };
}

/** An answer in the envelope that says the server failed. */
export const failure = () =>
  Promise.resolve(
    new Response('{"code":500,"message":"Down for now","result":null}', {
      headers: { 'content-type': 'application/json' },
    }),
  );
