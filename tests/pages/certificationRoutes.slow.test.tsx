import { screen, waitFor } from '@testing-library/react';
import { CERTIFICATION_STATUSES } from '@/domain/account/account';
import {
  CERTIFICATION_ROUTES,
  type CertificationRoute,
  certificationRoute,
} from '@/domain/certification/certificationMachine';
import en from '@/locales/en-US/certification';
import { callsTo } from '../support/account';
import { inState, openCertification, routeNow } from '../support/certificationPage';

const visits = CERTIFICATION_STATUSES.flatMap((status) =>
  ['', ...CERTIFICATION_ROUTES].map((route) => ({ status, route: route as CertificationRoute | '' })),
);

it.each(visits)(
  'redirects $status opened at "$route" to the page of that status',
  async ({ status, route }) => {
    inState({ status, before: status === 'changing' ? 'verified' : undefined });
    const end = certificationRoute({ status }, route || undefined);
    await openCertification(route);
    await waitFor(() => expect(routeNow()).toBe(end));
    const name = en[`certification.status.${status}`];
    expect(screen.getAllByText(name)[0]).toBeVisible();
    // At most one call on the first page and one on the last proves that there is no redirect loop.
    expect(callsTo('certification/current').length).toBeLessThanOrEqual(end === route ? 1 : 2);
  },
);
