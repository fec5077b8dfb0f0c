import { screen, waitFor } from '@testing-library/react';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { filesBelow, read } from '../support/sources';

const open = async (address: string, opener?: string) => {
  signIn('admin');
  const { user } = renderApp(address);
  if (opener) await user.click(await screen.findByRole('button', { name: opener }));
  return user;
};

describe.each([
  ['the weight of a goal', '/form/basic-form', undefined, /^Weight/, /Enter a whole number from 0 to 100/],
  [
    'the progress of a task',
    '/list/basic-list',
    'New task',
    /^Progress/,
    /Enter a whole number from 0 to 100/,
  ],
  ['the limit of a rule', '/list/table-list', 'New rule', /^Limit/, /Enter a whole number from 1 to 1,?000/],
] as const)('%s', (_, address, opener, name, problem) => {
  it('keeps and explains what it cannot take', async () => {
    const user = await open(address, opener);
    const number = await screen.findByRole('spinbutton', { name });
    for (const typed of ['12,5', '99999', 'ten', '1.5']) {
      await user.fill(number, typed);
      await user.tab();
      expect(number).toHaveValue(typed);
      expect(await screen.findByText(problem)).toBeVisible();
    }
    await user.fill(number, '１２');
    await user.tab();
    expect(number).toHaveValue('12');
    await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
    await user.type(number, '{ArrowUp}');
    expect(number).toHaveValue('13');
  });
});

it('the range of a filter keeps and explains what it cannot take', async () => {
  const user = await open('/list/table-list', 'Filters');
  const least = await screen.findByLabelText('Calls from');
  await user.fill(least, '12,5');
  expect(least).toHaveValue('12,5');
  expect(least).toHaveAccessibleDescription('Enter whole numbers of up to nine digits');
  expect(place()).toBe('/list/table-list');
  await user.fill(least, '１２');
  await waitFor(() => expect(place()).toBe('/list/table-list?minCalls=12'));
  expect(least).toHaveValue('12');
});

it('is the only number field of the portal', () => {
  const users = filesBelow('src', /\.tsx$/).filter((path) =>
    /\bInputNumber\b|type="number"/.test(read(path)),
  );
  expect(users).toEqual(['src/components/form/NumberInput.tsx']);
});
