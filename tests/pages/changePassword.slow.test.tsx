import { screen, waitFor } from '@testing-library/react';
import { button, callsTo, captchaAnswer, field } from '../support/account';
import { fillPasswords, NEW_PASSWORD, openChangePassword, waitUntilIdle } from '../support/changePassword';

it('requires a captcha after five wrong passwords and locks after ten', async () => {
  const { user } = await openChangePassword();
  await fillPasswords(user, 'Wrong');
  for (let tries = 2; tries <= 10; tries += 1) {
    await waitUntilIdle();
    if (tries > 5) {
      await screen.findByRole('img', { name: /Image with the characters/ });
      await user.fill(field('Characters in the picture'), captchaAnswer());
    }
    await user.click(button('Change password'));
    await waitFor(() => expect(callsTo('user/password/change')).toHaveLength(tries));
  }
  const text = /^Too many wrong passwords\. .* You can try again after \w+ \d+, \d{4}, \d+:\d\d/;
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('New password')).toHaveValue(NEW_PASSWORD);
});
