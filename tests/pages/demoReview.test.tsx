import { screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { openDemo } from '../support/demo';

it('the reviewer of certifications is told what to refuse', async () => {
  const { user } = await openDemo('clock');
  expect(await screen.findByRole('radio', { name: 'Accept' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Picture' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Refuse' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('reject'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Number' })).toBeEnabled());
  await user.click(screen.getByRole('checkbox', { name: 'Number' }));
  await waitFor(() => expect(db().certificationReview.topics).toContain('number'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Accept' })).toBeEnabled());
  await user.click(screen.getByRole('radio', { name: 'Accept' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('approve'));
});
