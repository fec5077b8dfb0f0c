import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button } from '../support/account';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { getRule, keys, openRules, PAGE, rows } from '../support/rulePage';

const cell = (row: HTMLElement | undefined, column: string) =>
  row?.querySelector(`td[data-column="${column}"]`) as HTMLElement;
const entry = (name: string) => screen.findByRole('menuitem', { name });
const menus = () => document.querySelectorAll('.ant-dropdown-menu-root');
const search = () => new URLSearchParams(place().split('?')[1]);
/** Whether the browser's own menu is replaced. */
function isReplaced(target: HTMLElement, pointerType = 'mouse'): boolean {
  const event = Object.assign(createEvent.contextMenu(target), { pointerType });
  fireEvent(target, event);
  return event.defaultPrevented;
}

beforeEach(() => signInAs('admin'));

it('groups abnormal rules by reason, and filters by one of them', async () => {
  const { user } = await openRules('?region=east-1');
  expect(
    screen.queryByRole('navigation', { name: 'Filter abnormal rules by reason' }),
  ).not.toBeInTheDocument();
  const abnormal = screen.getByRole('link', { name: /^Abnormal \d/ });
  const total = Number(abnormal.textContent?.replace(/\D/g, ''));
  await user.click(abnormal);
  const reasons = await screen.findByRole('navigation', { name: 'Filter abnormal rules by reason' });
  const links = within(reasons).getAllByRole('link');
  const counts = links.map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  expect(counts.reduce((sum, each) => sum + each)).toBe(total);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));

  const chosen = within(reasons).getByRole('link', { name: /^Timed out \d/ });
  const count = chosen.textContent?.replace(/\D/g, '');
  await user.click(chosen);
  await waitFor(() => expect(search().get('failure')).toBe('timeout'));
  expect(await screen.findByText(new RegExp(`^${count} rules?$`))).toBeInTheDocument();
  expect(chosen).toHaveAttribute('aria-current', 'true');
  // It is shown as the current reason, not as a chip too.
  expect(screen.queryByRole('button', { name: 'Remove filter: Timed out' })).not.toBeInTheDocument();
  await user.click(chosen);
  await waitFor(() => expect(search().has('failure')).toBe(false));
  await user.click(chosen);
  await user.click(screen.getByRole('link', { name: /^Running \d/ }));
  await waitFor(() => expect(place()).toBe(`${PAGE}?region=east-1&status=running`));
});

it('filters by the value of a cell, and leaves the menus of links and of fingers alone', async () => {
  const { user } = await openRules();
  const [first] = rows();
  const rule = getRule(keys()[0]);
  expect(isReplaced(cell(first, 'name').querySelector('a') as HTMLElement)).toBe(false);
  expect(isReplaced(cell(first, 'name'))).toBe(false);
  // Also in a cell that has a menu of its own.
  const link = cell(first, 'region').appendChild(document.createElement('a'));
  expect(isReplaced(link)).toBe(false);
  link.remove();
  expect(isReplaced(cell(first, 'region'), 'touch')).toBe(false);
  expect(menus()).toHaveLength(0);

  expect(isReplaced(cell(first, 'region'))).toBe(true);
  const region = cell(first, 'region').textContent;
  await user.click(await entry(`Only ${region}`));
  await waitFor(() => expect(search().getAll('region')).toEqual([rule?.regionId]));
  await waitFor(() => expect(rows().every((row) => cell(row, 'region').textContent === region)).toBe(true));
  await user.click(button(`Remove filter: ${region}`));
  await waitFor(() => expect(search().has('region')).toBe(false));

  // A limit is compared with those in its unit.
  const heartbeat = await openedRow('heartbeat');
  isReplaced(cell(heartbeat, 'limit'));
  const limit = cell(heartbeat, 'limit').textContent;
  await user.click(await entry(`${limit} or less`));
  await waitFor(() => expect(search().getAll('template')).toEqual(['heartbeat']));
  expect(
    await screen.findByRole('button', { name: /^Remove filter: Limit \(minutes\): \d+ or fewer$/ }),
  ).toBeVisible();
});

async function openedRow(template: string): Promise<HTMLElement | undefined> {
  // The rows of all regions have arrived: the menu of a row ends with it.
  const regions = () => rows().map((row) => cell(row, 'region').textContent);
  await waitFor(() => expect(new Set(regions()).size).toBeGreaterThan(1));
  return rows().find(({ dataset }) => getRule(dataset.rowKey)?.template === template);
}

it('filters by the values of a row with the keyboard, and from its menu', async () => {
  const { user } = await openRules();
  await user.keyboard('g');
  const row = document.activeElement as HTMLElement;
  fireEvent.keyDown(row, { key: 'F10', shiftKey: true });
  const status = cell(row, 'status').textContent ?? '';
  expect(await entry(`Status: ${status}`)).toBeVisible();
  // The event that follows the key opens no second menu.
  expect(isReplaced(row)).toBe(true);
  expect(menus()).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menus()).toHaveLength(0));
  await waitFor(() => expect(row).toHaveFocus());

  await user.click(button(`More actions for ${getRule(row.dataset.rowKey)?.name.en}`));
  await user.click(await entry('Filter by its values'));
  await user.hover(await entry(`Status: ${status}`));
  await user.click(await entry(`Without ${status}`));
  await waitFor(() => expect(search().getAll('status')).toHaveLength(3));
  await waitFor(() => expect(rows().some((each) => cell(each, 'status').textContent === status)).toBe(false));
});
