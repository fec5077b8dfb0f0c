import { screen } from '@testing-library/react';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';

// Browsers leave the dots of a query as they are; those of a path never arrive.
it.each(['..', '%252e%252e'])(
  'a service with the id %s is not found, and nothing else is called',
  async (id) => {
    renderApp(`/serviceMarket/detail?serviceId=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
    const paths = mockServer().calls.map(({ path }) => path);
    expect(paths.filter((path) => /\.\.|^\/api\/v1\/[^/]*$/.test(path))).toEqual([]);
  },
);
