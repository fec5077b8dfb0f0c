import { renderHook } from '@testing-library/react';
import { useEmptyPageRedirect, usePageInRange } from '@/components/list/useEmptyPage';

const goToPage = jest.fn<void, [number]>();
beforeEach(() => void goToPage.mockClear());

const read = (total: number, state: object = {}) => ({
  data: { total, pageSize: 10 },
  isLoading: false,
  isStale: false,
  ...state,
});
const render = (...[pages, current]: [ReturnType<typeof read>, number]) =>
  renderHook(([pages, current]) => usePageInRange(pages, current, goToPage), {
    initialProps: [pages, current] as const,
  });

it('a page after the last one leads to the last one, once', () => {
  const { result, rerender } = render(read(25), 4);
  expect(result.current).toBe(true);
  rerender([read(25), 4]);
  expect(goToPage.mock.calls).toEqual([[3]]);
  rerender([read(25), 3]);
  expect(result.current).toBe(false);
  expect(goToPage).toHaveBeenCalledTimes(1);
});

it('the first page stays, also without entries', () => {
  expect(render(read(0), 1).result.current).toBe(false);
  expect(goToPage).not.toHaveBeenCalled();
});

it.each([
  ['is being read', { isLoading: true }],
  ['could not be read', { isStale: true }],
  ['is not known', { data: undefined }],
])('no page is left while what it holds %s', (_, state) => {
  expect(render(read(25, state), 4).result.current).toBe(false);
  expect(goToPage).not.toHaveBeenCalled();
});

it('a place without a number leads to the one that is found', () => {
  const redirect = jest.fn();
  renderHook(() => useEmptyPageRedirect(read(25), () => ({ cursor: undefined }), redirect));
  expect(redirect).toHaveBeenCalledWith({ cursor: undefined });
});
