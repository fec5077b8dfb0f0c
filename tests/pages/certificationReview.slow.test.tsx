import { screen } from '@testing-library/react';
import { button } from '../support/account';
import { PDF, PERSON } from '../support/certification';
import { inState, openCertification } from '../support/certificationPage';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('reviews what was entered by step, masked until it is revealed', async () => {
  const record = inState({ status: 'draft' });
  const { user } = await openCertification('submit');
  expect(screen.getByText('张*')).toBeVisible();
  expect(screen.queryByText(PERSON.name)).not.toBeInTheDocument();
  await user.click(button('Reveal details'));
  expect(await screen.findByText(PERSON.name)).toBeVisible();
  expect(screen.getByText(PERSON.idNumber)).toBeVisible();
  await user.click(button('Hide details'));
  expect(screen.queryByText(PERSON.idNumber)).not.toBeInTheDocument();
  expect(record.status).toBe('draft');
  await user.click(screen.getByRole('link', { name: 'Edit: Validity' }));
  await heading('Validity');
});

it('shows thumbnails of the uploaded documents in the review', async () => {
  inState({ status: 'draft' });
  const { user } = await openCertification('file?step=pictures');
  await user.upload(
    screen.getByLabelText<HTMLInputElement>('Identity card, photo side', { selector: 'input' }),
    new File([PDF], 'scan.pdf'),
  );
  await screen.findByText(/Original PDF/);
  await user.click(screen.getByRole('link', { name: 'Review and submit' }));
  await heading('Review and submit');
  expect(
    await screen.findByRole('link', { name: 'Open in a new tab: Identity card, photo side' }),
  ).toBeVisible();
});
