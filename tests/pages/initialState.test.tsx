import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import useInitialState, { prepareInitialState } from '@/layouts/root/initialState';
import { fetchCurrentUser } from '@/services/user';
import { signIn } from '../support/signedIn';

jest.mock('@/services/user', () => ({ fetchCurrentUser: jest.fn() }));
// The history is there when the portal is rendered.
jest.mock('@/layouts/session/place', () => ({ isLoginPage: () => false }));

// In act, nothing could happen between a rendering and its effects.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

it('is there when the user arrives between the first rendering and its effects', async () => {
  let answer = () => {};
  jest.mocked(fetchCurrentUser).mockImplementation(
    () =>
      new Promise((_, reject) => {
        answer = () => reject(new Error('The user is not there'));
      }),
  );
  function Reader() {
    const { initialState } = useInitialState();
    useLayoutEffect(() => answer(), []);
    return <p>{initialState ? 'Known' : 'Unknown'}</p>;
  }

  signIn('user');
  prepareInitialState();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Reader />);
  expect(await screen.findByText('Known')).toBeTruthy();
  root.unmount();
  container.remove();
});
