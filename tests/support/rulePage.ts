import { screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { generatedRules } from '../../mock/lib/rules/generated';
import { findRule } from '../../mock/lib/rules/store';
import { renderApp } from './renderApp';

export const PAGE = '/list/table-list';

export const rows = () => Array.from(document.querySelectorAll<HTMLElement>('tr[data-row-key]'));

export const keys = () => rows().map((row) => row.dataset.rowKey ?? '');

export const getRule = (key = '') => findRule(key) ?? generatedRules(db().seededAt)[0];

export const nameOf = (key = '') => getRule(key)?.name.en ?? '';

/** The dialog with this title. antd gives every dialog the same id in tests, so that its name is not its own. */
export async function dialogOf(title: string) {
  const [heading] = await screen.findAllByText(title, { selector: '.ant-modal-title' });
  return within(heading?.closest('[role="dialog"]') as HTMLElement);
}

export const bar = () => within(screen.getByRole('region', { name: 'Bulk actions' }));

/** Renders the table of rules and waits for its rows. */
export async function openRules(query = '') {
  const app = renderApp(PAGE + query);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return app;
}

/** Opens the details of the rule in this row. */
export async function openRule(query = '', index = 0) {
  const app = await openRules(query);
  const ruleId = keys()[index] ?? '';
  await app.user.click(screen.getByRole('link', { name: nameOf(ruleId) }));
  await seesRule(ruleId);
  return { ...app, ruleId };
}

/** Chooses in a list of a rule's form. */
export async function chooses(
  { user }: Pick<Awaited<ReturnType<typeof openRules>>, 'user'>,
  list: string,
  option: string,
) {
  await user.click(screen.getByRole('combobox', { name: list }));
  // Lists that are closed stay in the document.
  const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await user.click(options.at(-1) as HTMLElement);
}

export const seesRule = (key = '') => screen.findByRole('heading', { level: 2, name: nameOf(key) });
