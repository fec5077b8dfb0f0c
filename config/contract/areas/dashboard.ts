import { dashboardEndpoints } from '../../../src/domain/console/dashboardEndpoints';
import { describeEndpoints } from '../endpoint';

export const DASHBOARD_ENDPOINTS = describeEndpoints('dashboard', dashboardEndpoints, {
  analysis: {
    summary: 'The figures of a range of days; money in cents, shares and changes in basis points.',
  },
  keywords: { summary: 'What people searched for in a range of days.' },
  storeFlow: { summary: 'How one store fared in a range of days.' },
  live: { summary: 'What is happening now; asked for every few seconds.' },
  monitor: { summary: 'The last hour, day or week.' },
  workplace: { summary: 'What concerns the person who asks.' },
  activities: { summary: 'What the team did, the latest first.' },
  addLink: {
    summary: 'Keeps a link to a page of the console.',
    example: { path: '/no/such/page', name: '' },
  },
  removeLink: { summary: 'Removes a link; one that is gone already is no mistake.', unknownId: [200] },
});
