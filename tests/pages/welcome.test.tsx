import { screen, waitFor } from '@testing-library/react';
import { failure, replyInstead } from '../support/network';
import { openPage } from '../support/renderApp';

const FAILED = 'Couldn’t load everything that needs your attention.';

describe('the welcome page', () => {
  it.each(['console/access/request/list', 'console/form/submission/latest'])(
    'says when %s fails and loads it again',
    async (path) => {
      let isDown = true;
      replyInstead((call) => (isDown && call.path.endsWith(path) ? failure() : undefined));
      const { user } = await openPage('/welcome', { account: 'admin' });
      expect(await screen.findByText(FAILED)).toBeVisible();
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument());
    },
  );
});
