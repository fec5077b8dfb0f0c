import { fireEvent, screen, waitFor } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { openDemo } from '../support/demo';

it('the reviewer of certifications is told what to refuse', async () => {
  const { user } = await openDemo('clock');
  expect(await screen.findByRole('radio', { name: 'Accept' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Picture' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Refuse' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('reject'));
  await screen.findByRole('checkbox', { name: 'Number' });
  // antd's group knows its boxes only after its effects; a click before that says nothing, and a person's never is.
  await waitFor(() => {
    const box = screen.getByRole('checkbox', { name: 'Number' });
    if (!(box as HTMLInputElement).checked) fireEvent.click(box);
    expect(db().certificationReview.topics).toContain('number');
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Accept' })).toBeEnabled());
  await user.click(screen.getByRole('radio', { name: 'Accept' }));
  await waitFor(() => expect(db().certificationReview.outcome).toBe('approve'));
});
