import { act, screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { bar, getRule, keys, openRules, PAGE, rows } from '../support/rulePage';

const stands = () => (document.activeElement as HTMLElement).dataset.rowKey;

beforeEach(() => signInAs('admin'));

it('is worked by keyboard alone', async () => {
  const { user } = await openRules();
  const [first = '', second = '', third = ''] = keys();
  await user.keyboard('g');
  expect(stands()).toBe(first);
  await user.keyboard('{ArrowDown} {ArrowDown}');
  expect(stands()).toBe(third);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(keys()).not.toContain(second));
  expect(stands()).toBe(third);
  await user.keyboard('u');
  await waitFor(() => expect(keys()).toContain(second));
  await user.keyboard('a');
  expect(screen.getByText('20 selected')).toBeInTheDocument();
  await user.keyboard('{Escape}{End}');
  expect(screen.queryByText('20 selected')).not.toBeInTheDocument();
  expect(stands()).toBe(keys().at(-1));
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(place()).toBe(`${PAGE}?current=2`));
  await waitFor(() => expect(keys()).toContain(stands()));
  const [there = ''] = keys().slice(-1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toContain(`rule=${there}`));
  expect(await screen.findByRole('heading', { level: 2, name: getRule(there)?.name.en })).toBeVisible();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(place()).toContain(`rule=${keys().at(-2)}`));
  await user.click(button('Close'));
  await waitFor(() => expect(place()).toBe(`${PAGE}?current=2`));

  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('new?');
  expect(screen.getByRole('searchbox')).toHaveValue('new?');
  act(() => screen.getByRole('searchbox').blur());
  await user.keyboard('?');
  const list = (await screen.findByText('Keyboard shortcuts')).closest<HTMLElement>(
    '[role="dialog"]',
  ) as HTMLElement;
  await user.click(within(list).getByRole('switch'));
  await user.click(within(list).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('begins a new search at its first row, and gets the focus back from the bulk actions', async () => {
  const { user } = await openRules();
  await user.keyboard('g{ArrowDown}{ArrowDown}/');
  await user.paste('E-signature');
  await user.keyboard('{Enter}{ArrowDown}');
  await waitFor(() =>
    expect(rows().every(({ textContent }) => textContent?.includes('E-signature'))).toBe(true),
  );
  expect(stands()).toBe(keys()[0]);
  await user.keyboard('{ArrowDown}/{Tab}g');
  expect(stands()).toBe(keys()[1]);

  await user.keyboard(' b');
  expect(bar().getByRole('button', { name: /^Select all/ })).toHaveFocus();
  await user.click(button('Clear selection'));
  await waitFor(() => expect(stands()).toBe(keys()[1]));
});
