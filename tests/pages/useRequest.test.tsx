import { render, screen } from '@testing-library/react';
import { useRequest } from '@umijs/max';
import { setupUser } from '../support/renderApp';

/** Umi's hook, with which pages of Ant Design Pro read the `data` of an answer. */
function Names() {
  const { data, loading } = useRequest(async () => ({ data: ['Ann', 'Ben'], total: 2, success: true }));
  return <p>{loading ? 'Loading' : data?.join()}</p>;
}

function Adding({ onAdded }: { onAdded: (name: string) => void }) {
  const { run, error } = useRequest(
    (name: string) =>
      name ? Promise.resolve({ data: `${name} added` }) : Promise.reject(new Error('No name')),
    { manual: true, throwOnError: true, onSuccess: (added) => onAdded(added) },
  );
  return (
    <>
      <button type="button" onClick={() => run('Ann')}>
        Add
      </button>
      <button type="button" onClick={() => run('').catch(() => {})}>
        Add nothing
      </button>
      {error?.message}
    </>
  );
}

it('reads when it is shown, and gives the data of the answer', async () => {
  render(<Names />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Ann,Ben')).toBeVisible();
});

it('runs when it is told to, and tells of success and failure', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const onAdded = jest.fn();
  const user = setupUser();
  render(<Adding onAdded={onAdded} />);
  expect(onAdded).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onAdded).toHaveBeenCalledWith('Ann added');
  await user.click(screen.getByRole('button', { name: 'Add nothing' }));
  expect(await screen.findByText('No name')).toBeVisible();
});
