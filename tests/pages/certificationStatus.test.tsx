import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import {
  certificationPage,
  getRecord,
  inState,
  openCertification,
  routeNow,
} from '../support/certificationPage';
import { advanceClock } from '../support/clock';
import { holdNextCall } from '../support/network';
import { place } from '../support/renderApp';

const ORDER = '/serviceMarket/order?serviceId=s1&quantity=2';
const query = `?redirect=${encodeURIComponent(ORDER)}`;

it.each([
  [
    'draft',
    undefined,
    `## Not submitted // status: // Your application hasn’t been submitted. You can continue at any time.
    [Continue](/usercenter/security/certification/file?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1%26quantity%3D2)
    (Discard application)`,
  ],
  [
    'submitted',
    'verified',
    `## Submitted // status: // We’ve received your application. You can withdraw it until the review starts.
    Reviews usually take one working day. The result appears here and in your overview, so you can close this page.
    Your current verification stays valid until the change is approved.
    [Back to your order](/serviceMarket/order?serviceId=s1&quantity=2) // (Withdraw)`,
  ],
  [
    'reviewing',
    undefined,
    `## In review // status: // We’re reviewing your documents.
    Reviews usually take one working day. The result appears here and in your overview, so you can close this page.`,
  ],
  [
    'withdrawn',
    undefined,
    `## Withdrawn // status: // You withdrew this application. Your details are kept: edit and submit them again, or discard them.
    (Edit) // (Discard application)`,
  ],
  [
    'changing',
    'verified',
    `## Change in progress // status: // Your change hasn’t been submitted. Your current verification stays valid.
    [Back to your order](/serviceMarket/order?serviceId=s1&quantity=2)
    [Continue](/usercenter/security/certification/file?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1%26quantity%3D2)
    (Discard application)`,
  ],
  [
    'verified',
    undefined,
    `## Verified // status: // Your identity is verified. You can buy services that require it.
    [Back to your order](/serviceMarket/order?serviceId=s1&quantity=2)
    [View verified identity](/usercenter/security/certification/verified?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1%26quantity%3D2)`,
  ],
  [
    'expired',
    undefined,
    `## Expired // status: // The document you verified with has expired. Verify again with a new one.
    [View verified identity](/usercenter/security/certification/verified?redirect=%2FserviceMarket%2Forder%3FserviceId%3Ds1%26quantity%3D2)`,
  ],
] as const)(
  'the record of an application that is %s (before: %s) shows its state and actions',
  async (status, before, text) => {
    inState({ status, before });
    await openCertification(`myContext${query}`);
    expect(certificationPage().children[1] as Element).toRead(text);
  },
);

it('the record of a rejected application has its reasons, data and history, and reopens it at the first reason', async () => {
  const record = inState({ status: 'rejected' });
  const at = Date.parse('2026-05-04T03:02:00Z');
  const text = { zh: '照片模糊', en: 'The picture is blurred' };
  record.application?.reasons.push({ field: 'idBack', text });
  record.application?.files.push({ fileId: 'f1', slot: 'idFront' });
  db().identityFiles.push({ fileId: 'f1', userId: '10002', kind: 'pdf', size: 1, data: '', uploadedAt: at });
  record.timeline = [
    { at, event: 'submit', type: 'personal', reasons: [] },
    {
      at: at + 60_000,
      event: 'reject',
      type: 'personal',
      reasons: [text, { zh: '名称不符', en: 'The name differs' }],
    },
  ];
  const { user } = await openCertification(query);
  await waitFor(() =>
    expect(
      certificationPage(),
    ).toRead(`# Identity verification // Rejected // section Rejected: // ## Rejected // status:
    We couldn’t verify your identity. Correct the items below and submit again; everything else is kept. // alert:
    2 items were rejected // Full name : The name differs // Identity card, emblem side : The picture is blurred
    (Correct and resubmit) // (Discard application) // section Individual: // ## Individual // Document // Resident identity card // Full name // 张*
    Document number // 4****************5 // Valid from // January 1, 2020 // Valid until // January 1, 2040
    Identity card, photo side // Uploaded // section History: // ## History // Rejected Individual May 4, 2026 at 11:03 AM // The picture is blurred
    The name differs // Submitted Individual May 4, 2026 at 11:02 AM`),
  );
  const release = holdNextCall('POST', 'certification/edit');
  await user.click(button('Correct and resubmit'));
  expect(await screen.findByRole('button', { name: 'Loading Correct and resubmit' })).toBeVisible();
  release();
  await waitFor(() => expect(routeNow()).toBe('file'));
  expect(new URLSearchParams(place().split('?')[1]).get('step')).toBe('identity');
  expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription(/The name differs/);
  expect(screen.getByLabelText('Full name')).toBeInvalid();
  expect(getRecord().status).toBe('draft');
  await user.click(screen.getByRole('link', { name: 'Review and submit' }));
  await waitFor(() => expect(routeNow()).toBe('submit'));
  expect(new URLSearchParams(place().split('?')[1]).get('redirect')).toBe(ORDER);
});

it('a submitted application is withdrawn after confirmation, and can be edited again', async () => {
  inState({ status: 'submitted' });
  const { user } = await openCertification();
  await user.click(button('Withdraw'));
  expect(
    await screen.findByRole('tooltip'),
  ).toRead(`Withdraw this application? // Your details are kept. You can edit and submit them again. // (Cancel)
    (Withdraw)`);
  const release = holdNextCall('POST', 'certification/withdraw');
  await user.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Loading Withdraw' })).toBeVisible();
  release();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(routeNow()).toBe('file'));
});

it('shows a reviewer’s decision automatically, with the way back to the page that asked for it', async () => {
  inState({ status: 'submitted' });
  await openCertification(query);
  await waitFor(() => expect(routeNow()).toBe('myContext'));
  expect(await screen.findByText(/You can withdraw it until the review starts/)).toBeVisible();
  advanceClock(16);
  expect(await screen.findByText(/We’re reviewing your documents/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  advanceClock(60);
  expect(await screen.findByText(/Your identity is verified/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Back to your order' })).toHaveAttribute('href', ORDER);
  // The summary of the user is updated, too.
  act(() => history.push('/usercenter/security'));
  expect(await screen.findByRole('link', { name: 'View verification' })).toBeVisible();
  expect(screen.getByText('张*')).toBeVisible();
});

it('discards a withdrawn application after confirmation', async () => {
  inState({ status: 'withdrawn', before: 'verified' });
  const { user } = await openCertification();
  await user.click(await screen.findByRole('button', { name: 'Discard application' }));
  expect(await screen.findByRole('tooltip')).toRead(`Discard this application?
    Everything you’ve entered and uploaded is deleted immediately. This can’t be undone. // (Cancel) // (Discard application)`);
  const release = holdNextCall('POST', 'certification/discard');
  await user.click(screen.getAllByRole('button', { name: 'Discard application' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Loading Discard application' })).toBeVisible();
  release();
  expect(await screen.findByText(/Your identity is verified/)).toBeVisible();
  expect(getRecord()).toMatchObject({ status: 'verified', application: undefined });
});
