import { screen } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

it('shows nothing of an address that anybody could have written', async () => {
  renderApp('/exception?errorCode=CALL-400&errorMessage=Your+account+is+locked.+Call+400+800.');
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong on our side' });
  expect(document.body).not.toHaveTextContent(/CALL-400|Your account is locked/);
});
