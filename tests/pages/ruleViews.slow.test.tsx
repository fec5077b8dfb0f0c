import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { findRule } from '../../mock/lib/rules/store';
import { writeRules } from '../../mock/lib/rules/writes';
import { button, callsTo } from '../support/account';
import { passTime } from '../support/clock';
import { readCsv, recordSavedFiles } from '../support/files';
import { replyNext } from '../support/network';
import { signInAs } from '../support/orders';
import { place } from '../support/renderApp';
import { bar, dialogOf, keys, openRules, PAGE, rows } from '../support/rulePage';

beforeEach(() => signInAs('admin'));

it('saves a view under a name, applies, renames and deletes it, and brings it back', async () => {
  const { user } = await openRules('?status=abnormal&type=strong&sort=-callNo');
  await user.click(button('Views'));
  await user.fill(await screen.findByRole('textbox', { name: 'View name' }), 'Bro\u2067ken');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This has invisible characters/);
  expect(button('Save view')).toBeDisabled();
  await user.fill(screen.getByRole('textbox', { name: 'View name' }), '\u200b\u3164');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('Save view')).toBeDisabled();
  await user.fill(screen.getByRole('textbox', { name: 'View name' }), 'Broken\u200b');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('View “Broken” saved')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(place()).not.toContain('status'));
  await user.click(button('Views'));
  await user.click(await screen.findByRole('link', { name: 'Broken' }));
  await waitFor(() => expect(place()).toBe(`${PAGE}?status=abnormal&type=strong&sort=-callNo`));

  await user.click(button('Views'));
  await user.click(await screen.findByRole('button', { name: 'Rename Broken' }));
  const [name] = screen.getAllByRole('textbox', { name: 'View name' });
  if (!name) throw new Error('No field');
  await user.fill(name, 'To repair');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete To repair' }));
  expect(screen.queryByRole('link', { name: 'To repair' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('img', { name: 'check-circle' })).not.toBeInTheDocument();
  await user.click(button('Views'));
  expect(await screen.findByRole('link', { name: 'To repair' })).toBeInTheDocument();
});

it('selects all matching rules, asks before it changes them, and exports them', async () => {
  const saved = recordSavedFiles();
  const { user } = await openRules('?type=strong&owner=risk&status=closed');
  const [, total = 0] =
    /^Closed ([\d,]+)$/.exec(screen.getByRole('link', { name: /^Closed/ }).textContent ?? '') ?? [];
  expect(Number(total)).toBeGreaterThan(20);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(bar().getByRole('button', { name: `Select all ${total} that match` }));
  expect(bar().getByRole('status')).toHaveTextContent(
    `All ${total} matching rules selected ${Number(total) - 20} not on this page`,
  );
  await user.click(bar().getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Visible columns' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer());
  const file = readCsv(text);
  expect(file).toHaveLength(Number(total));
  expect(Object.keys(file[0] ?? {})).toHaveLength(8);

  await user.click(bar().getByRole('button', { name: 'Reassign' }));
  const dialog = await dialogOf(`Reassign ${total} rules`);
  expect(dialog.getByText(`${Number(total) - 20} of the ${total} rules aren’t on this page.`)).toBeVisible();
  expect(dialog.getByRole('button', { name: `Reassign ${total} rules` })).toBeDisabled();
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  await user.click(await screen.findByTitle('Data platform'));
  await user.click(dialog.getByRole('button', { name: `Reassign ${total} rules` }));
  await waitFor(() => expect(callsTo('rule/assign')).toHaveLength(1));
  expect(callsTo('rule/assign')[0]?.body).toMatchObject({ total: Number(total), ownerId: 'data' });
  expect(await screen.findByRole('heading', { name: 'No results match your filters' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument();
});

it('asks again when another number of rules matches by then', async () => {
  const { user } = await openRules('?type=strong&owner=risk&status=closed');
  await user.keyboard('A');
  replyNext('POST', 'rule/stop', { code: 46004, message: 'Changed', result: { total: 3 } });
  await user.click(bar().getByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: /^Stop \d+ rules$/ }));
  expect(
    await screen.findByText('3 rules match now. Check the selection and try again.'),
  ).toBeInTheDocument();
  expect((await dialogOf('Stop 3 rules')).getByRole('button', { name: 'Stop 3 rules' })).toBeEnabled();
});

it('extends the selection with Shift', async () => {
  const { user } = await openRules();
  const boxes = () => rows().map((row) => within(row).getByRole('checkbox'));
  await user.click(boxes()[1] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes()[5] as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(screen.getByText('5 selected')).toBeInTheDocument();
});

it('opens a row by a click on it, but not on its controls or while text is selected', async () => {
  const { user } = await openRules();
  const [first = '', second = ''] = keys();
  const cell = (key: string) =>
    document.querySelector<HTMLElement>(`tr[data-row-key="${key}"] td[data-column="callNo"]`) as HTMLElement;
  await user.click(within(rows()[0] as HTMLElement).getByRole('checkbox'));
  expect(place()).toBe(PAGE);
  jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => '42' } as Selection);
  fireEvent.click(cell(first));
  expect(place()).toBe(PAGE);
  jest.mocked(window.getSelection).mockRestore();
  fireEvent.click(cell(second));
  await waitFor(() => expect(place()).toBe(`${PAGE}?rule=${second}`));
  act(() => history.back());
});

it('says that rules were changed meanwhile, and refreshes on request', async () => {
  const { user } = await openRules();
  const [first = ''] = keys();
  const rule = findRule(first);
  if (!rule) throw new Error('No rule');
  writeRules('another', 'edit', [{ rule, patch: { name: { zh: '改名', en: 'Renamed meanwhile' } } }]);
  await passTime(30_000);
  expect(await screen.findByText('1 rule changed')).toBeInTheDocument();
  expect(screen.queryByText('Renamed meanwhile')).not.toBeInTheDocument();
  await user.click(button('Refresh'));
  expect(await screen.findByText('Renamed meanwhile')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('1 rule changed')).not.toBeInTheDocument());
});
