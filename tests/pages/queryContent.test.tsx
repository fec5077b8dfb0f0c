import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { RequestError } from '@/domain/requestError';
import { createService, networkError } from '../support/renderQuery';
import { wrapper } from '../support/texts';

let calls: ReturnType<typeof createService<[]>>;
beforeEach(() => {
  calls = createService();
});

let refresh: () => Promise<unknown>;

function Page({ name }: { name: string }) {
  const query = useQuery(() => calls.service(), { key: name });
  refresh = query.refresh;
  return (
    <QueryContent query={query} failed="Couldn’t load" loading="Loading" missing="Not there">
      {(text) => text}
    </QueryContent>
  );
}

const renderPage = () => render(<Page name="a" />, { wrapper });
const page = () => document.body.textContent;

it('shows what was read, also while the next one loads', async () => {
  const { rerender } = renderPage();
  expect(page()).toBe('Loading');
  await calls.resolve(0, 'A');
  expect(page()).toBe('A');
  rerender(<Page name="b" />);
  expect(page()).toBe('A');
  await calls.resolve(1, 'B');
  expect(page()).toBe('B');
});

it('keeps it when a later read of the same fails, but not for another', async () => {
  const { rerender } = renderPage();
  await calls.resolve(0, 'A');
  await act(() => void refresh());
  await calls.reject(1, networkError());
  expect(page()).toBe('A');
  rerender(<Page name="b" />);
  await calls.reject(2, networkError());
  expect(screen.getByRole('heading', { name: 'Couldn’t load' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(page()).toBe('Loading'));
});

it('replaces what the server does not have any more', async () => {
  renderPage();
  await calls.resolve(0, 'A');
  await act(() => void refresh());
  await calls.reject(1, new RequestError('business', 'Nothing', { code: 404 }));
  expect(page()).toBe('Not there');
  await act(() => void refresh());
  expect(page()).toBe('Not there');
});

it('does not call something missing because the server does not offer to read it', async () => {
  renderPage();
  await calls.reject(0, new RequestError('http', 'Not offered', { code: 501, httpStatus: 501 }));
  expect(screen.getByRole('heading', { name: 'Couldn’t load' })).toBeVisible();
  expect(page()).toContain('This isn’t available here.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('offers a retry of what could not be read, and shows it then', async () => {
  renderPage();
  await calls.reject(0, networkError());
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await calls.resolve(1, 'A');
  expect(page()).toBe('A');
});
