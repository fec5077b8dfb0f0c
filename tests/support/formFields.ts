import { fireEvent, screen, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { field } from './account';
import { replyNext } from './network';
import type { renderApp } from './renderApp';

export const REQUIRED = 'This field is required';

/** The goals that were submitted. */
export const goals = () => db().submissions.filter(({ kind }) => kind === 'goal');

/** Gives a field a value in one step. */
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

/** Chooses an option of a select. */
export async function choose(
  user: ReturnType<typeof renderApp>['user'],
  label: string,
  option: RegExp,
): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: label }));
  // antd lists the options again for screen readers.
  const found = await screen.findAllByText(option);
  await user.click(found.at(-1) as HTMLElement);
}

/** The form item or table cell of a field, with its error. */
export const item = (label: string) =>
  within(field(label).closest<HTMLElement>('.ant-form-item, td') ?? document.body);

/** Refuses the next submission with the server's errors, by field. The page checks the same rules. */
export const refuseNext = (form: string, errors: Record<string, string>) =>
  replyNext('POST', `console/form/${form}`, { code: 45001, message: 'Check the form', result: { errors } });
