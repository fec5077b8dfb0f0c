import { resetDb } from '../../../mock/lib/db';
import { checkBackend } from '../../contract/check';
import { createMockFetch } from '../../support/mockFetch';

const people = {
  account: 'admin',
  password: 'Market#2026',
  other: { account: 'user', password: 'Market#2026' },
};

describe('the check of a back end', () => {
  beforeEach(() => resetDb());

  it('is green against the mocks', async () => {
    const report = await checkBackend({
      origin: 'http://localhost',
      fetch: createMockFetch(),
      ...people,
      writes: true,
    });
    console.log(report.lines().join('\n'));
    expect(report.broken).toEqual([]);
  });
});
