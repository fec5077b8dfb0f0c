import { screen } from '@testing-library/react';
import { openPage } from '../support/renderApp';

// As in a build without the tools for developers (config/plugins/routeMeta.ts).
jest.mock('../../src/pages/demo/index.tsx', () => jest.requireActual('@/layouts/portal/NoDemoPage'));

it('a build without the developer demo says so at its address, and leads home', async () => {
  await openPage('/demo', { title: 'The developer demo isn’t part of this site' });
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('tab')).toBeNull();
});
