import { createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Pager } from '@/components/list/Pager';
import { openPage, place } from '../support/renderApp';
import { wrapper } from '../support/texts';

const LIST = '/list/card-list';
const nav = () => within(screen.getByRole('navigation', { name: 'Pages' }));

function show(props: Partial<ComponentProps<typeof Pager>> = {}) {
  function Pages() {
    const [current, setCurrent] = useState(1);
    return <Pager current={current} pageSize={10} total={90} onChange={setCurrent} {...props} />;
  }
  render(<Pages />, { wrapper });
  return userEvent.setup({ delay: null });
}

it('a list has links to its pages that keep the rest of the URL, and open inside the app', async () => {
  const { user } = await openPage(`${LIST}?keyword=e&pageSize=8`, { account: 'admin' });
  const second = await screen.findByRole('link', { name: 'Page 2' });
  expect(second).toHaveAttribute('href', '?keyword=e&pageSize=8&current=2');
  expect(nav().getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(nav().getByRole('link', { name: 'Next page' })).toHaveAttribute('href', second.getAttribute('href'));
  const previous = nav().getByRole('link', { name: 'Previous page' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('href');
  for (const item of nav().getAllByRole('listitem')) expect(item).not.toHaveAttribute('tabindex');

  await user.click(second);
  await waitFor(() => expect(place()).toBe(`${LIST}?keyword=e&pageSize=8&current=2`));
  await waitFor(() => expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('2'));
  expect(document.activeElement).toBe(nav().getByRole('link', { name: 'Page 2' }));
});

it('names its links in Chinese', async () => {
  await openPage(LIST, { account: 'admin', language: 'zh-CN' });
  await screen.findByRole('link', { name: '第 2 页' });
  const pages = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '上一页',
    '第 1 页',
    '第 2 页',
    '下一页',
  ]);
  expect(pages.queryByRole('img')).not.toBeInTheDocument();
  // The first page without any other parameter.
  expect(pages.getByRole('link', { name: '第 1 页' })).toHaveAttribute('href', LIST);
});

it('leaves a click with a key for another tab to the browser', () => {
  const onChange = jest.fn();
  show({ pageSearch: (page) => `current=${page}`, onChange });
  const link = screen.getByRole('link', { name: 'Page 2' });
  const click = createEvent.click(link, { ctrlKey: true });
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent(link, click);
  expect(onChange).not.toHaveBeenCalled();
});

it('has buttons where the page is not in the URL, and keeps the focus on one that ends', async () => {
  const user = show();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const shown = nav().getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['', '1', '2', '3', '4', '5', '…', '9', '']);
  await user.click(nav().getByRole('button', { name: 'Page 9' }));
  await user.click(nav().getByRole('button', { name: 'Previous page' }));
  const next = nav().getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(nav().getByRole('button', { current: 'page' })).toHaveTextContent('9');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(nav().getByRole('button', { current: 'page' })).toHaveTextContent('9');
});

it('does not open the page again that is shown', async () => {
  const onChange = jest.fn();
  const user = show({ onChange });
  await user.click(nav().getByRole('button', { name: 'Page 1' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('takes the number of a page, and puts back one that is none', async () => {
  const user = show({ around: 'input' });
  const field = () => nav().getByRole('textbox', { name: 'Page number, up to 9' });
  async function shownAfter(typed: string) {
    await user.clear(field());
    await user.type(field(), typed);
    if (!typed.endsWith('{Enter}')) await user.tab();
    return (field() as HTMLInputElement).value;
  }
  expect(await shownAfter('4{Enter}')).toBe('4');
  for (const none of ['40', '10', '0', '2.5', 'x']) expect(await shownAfter(none)).toBe('4');
  expect(await shownAfter('９')).toBe('9');
  expect(await shownAfter('1{Enter}')).toBe('1');
});

it('offers page sizes', async () => {
  const onChange = jest.fn();
  const user = show({ sizes: { choices: [10, 20], onChange } });
  await user.click(nav().getByRole('combobox', { name: 'Page size' }));
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['10 / page', '20 / page']);
  await user.click(options[1] as HTMLElement);
  expect(onChange).toHaveBeenCalledWith(20, expect.anything());
});
