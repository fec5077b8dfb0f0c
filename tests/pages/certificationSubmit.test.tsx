import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { CERTIFICATION_ERROR } from '@/domain/certification/certification';
import { db } from '../../mock/lib/db';
import { button, callsTo, captchaAnswer, field, otherCode, receivedCode } from '../support/account';
import { COMPANY, PERSON } from '../support/certification';
import {
  certificationPage,
  getRecord,
  inState,
  openCertification,
  routeNow,
} from '../support/certificationPage';
import { passTime } from '../support/clock';
import { failCalls, holdNextCall, replyNext } from '../support/network';
import type { setupUser } from '../support/renderApp';

/** A draft with everything that a person needs, whose pictures are a photo and a file that cannot be read. */
function completeDraft() {
  const record = inState({ status: 'draft' });
  const stored = { userId: '10002', size: 2_048, uploadedAt: Date.now() };
  db().identityFiles.push({ ...stored, fileId: 'f1', kind: 'jpg', data: '/9j/4AAQSkZJRg==' });
  const files = [
    { fileId: 'f1', slot: 'idFront' },
    { fileId: 'f2', slot: 'idBack' },
  ] as const;
  Object.assign(record.application ?? {}, { files });
  return record;
}

async function submit(user: ReturnType<typeof setupUser>, code: string) {
  await user.fill(field('Verification code'), code);
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  if (!consent.checked) await user.click(consent);
  await user.click(button('Submit for verification'));
}

it('reviews what was entered by step, masked until it is revealed, and lists what is missing', async () => {
  const record = inState({ status: 'draft' });
  record.application?.reasons.push({ field: 'name', text: { zh: '名称不符', en: 'The name differs' } });
  const { user } = await openCertification('submit');
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 4 of 4: Review and submit // ol Verification steps:
    [Identity](/usercenter/security/certification/file?step=identity)
    [Validity Complete](/usercenter/security/certification/file?step=validity)
    [Documents](/usercenter/security/certification/file?step=pictures)
    [Review and submit](/usercenter/security/certification/submit) selected // section Review and submit: // ## Review and submit
    Names and numbers are masked here. Reveal them to check what you entered. // (Reveal details) // ### Identity
    [Edit: Identity](/usercenter/security/certification/file?step=identity) // Document // Resident identity card // Full name
    张* // Document number // 4****************5 // ### Validity
    [Edit: Validity](/usercenter/security/certification/file?step=validity) // Valid from // January 1, 2020 // Valid until
    January 1, 2040 // ### Documents // [Edit: Documents](/usercenter/security/certification/file?step=pictures) // alert:
    3 items are missing or incorrect // [Full name](/usercenter/security/certification/file?step=identity)
    : The name differs // [Identity card, photo side](/usercenter/security/certification/file?step=pictures)
    : Upload this document. // [Identity card, emblem side](/usercenter/security/certification/file?step=pictures)
    : Upload this document. // [Back](/usercenter/security/certification/file?step=pictures)
    [Choose another type](/usercenter/security/certification/modal) // (Discard application)`);
  const release = holdNextCall('POST', 'certification/reveal');
  await user.click(button('Reveal details'));
  expect(await screen.findByRole('button', { name: 'Loading Reveal details' })).toBeVisible();
  release();
  expect(await screen.findByText(PERSON.name)).toBeVisible();
  expect(screen.getByText(PERSON.idNumber)).toBeVisible();
  expect(screen.getByText('Names and numbers are shown as you entered them.')).toBeVisible();
  await user.click(button('Hide details'));
  expect(screen.queryByText(PERSON.idNumber)).not.toBeInTheDocument();
  expect(callsTo('certification/reveal')).toHaveLength(1);
});

it('has nothing to reveal before a name or a number is entered', async () => {
  Object.assign(inState({ status: 'draft' }).application ?? {}, {
    type: 'enterprise',
    texts: { address: COMPANY.address },
  });
  await openCertification('submit');
  expect(screen.queryByRole('button', { name: 'Reveal details' })).not.toBeInTheDocument();
  expect(screen.getByText(COMPANY.address)).toBeVisible();
});

it('shows the pictures, and a wrong code next to its field, and submits with the right one', async () => {
  completeDraft();
  const restore = failCalls('agreement/list');
  const { user } = await openCertification('submit');
  expect(await screen.findByText(/Couldn’t load the privacy policy/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit for verification' })).not.toBeInTheDocument();
  restore();
  await user.click(button('Try again'));
  await screen.findByRole('button', { name: 'Submit for verification' });
  await screen.findByRole('img', { name: 'Identity card, photo side, watermarked preview' });
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 4 of 4: Review and submit // ol Verification steps:
    [Identity Complete](/usercenter/security/certification/file?step=identity)
    [Validity Complete](/usercenter/security/certification/file?step=validity)
    [Documents Complete](/usercenter/security/certification/file?step=pictures)
    [Review and submit](/usercenter/security/certification/submit) selected // section Review and submit: // ## Review and submit
    Names and numbers are masked here. Reveal them to check what you entered. // (Reveal details) // ### Identity
    [Edit: Identity](/usercenter/security/certification/file?step=identity) // Document // Resident identity card // Full name
    张* // Document number // 4****************5 // ### Validity
    [Edit: Validity](/usercenter/security/certification/file?step=validity) // Valid from // January 1, 2020 // Valid until
    January 1, 2040 // ### Documents // [Edit: Documents](/usercenter/security/certification/file?step=pictures)
    Identity card, photo side // [Open in a new tab: Identity card, photo side](…) // Watermarked, 2 KB
    To confirm it’s you, enter the code we send to this account’s phone, 139****9000. // Verification code:  required
    (Get code) // status:
    [ ] This information is true, and I agree that it is processed under the Privacy Policy (version 2.1) for identity verification only
    [Privacy Policy (version 2.1)](/agreement/privacy) // (Submit for verification)
    [Back](/usercenter/security/certification/file?step=pictures)
    [Choose another type](/usercenter/security/certification/modal) // (Discard application)`);
  expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('target', '_blank');
  await user.click(button('Submit for verification'));
  await waitFor(() => expect(field('Verification code')).toBeInvalid());
  expect(screen.getByRole('checkbox')).toBeInvalid();

  const tooSoon = { code: ACCOUNT_ERROR.smsTooSoon, message: 'Too soon', result: { retryAfterSeconds: 2 } };
  replyNext('POST', 'certification/code', tooSoon);
  await user.click(button('Get code'));
  expect(await screen.findByText('Too soon')).toBeVisible();
  expect(button('Resend in 2 s')).toBeDisabled();
  await passTime(2_000);
  const captcha = { code: ACCOUNT_ERROR.captchaRequired, message: 'Read the picture', result: null };
  replyNext('POST', 'certification/code', captcha);
  await user.click(button('Get code'));
  expect(await screen.findByLabelText('Characters in the picture')).toHaveAccessibleDescription(
    'Read the picture',
  );
  await screen.findByRole('img', { name: /Image with/ });
  await user.fill(field('Characters in the picture'), captchaAnswer());
  const release = holdNextCall('POST', 'certification/code');
  await user.click(button('Get code'));
  expect(await screen.findByRole('button', { name: 'Loading Get code' })).toBeVisible();
  release();
  await screen.findByText(/Code sent to 139\*{4}9000/);
  await waitFor(() => expect(screen.queryByText('Too soon')).not.toBeInTheDocument());
  expect(field('Verification code')).toHaveFocus();
  expect(button(/^Resend in/)).toBeDisabled();
  await submit(user, otherCode());
  await waitFor(() => expect(field('Verification code')).toHaveAccessibleDescription(/wrong/));
  expect(getRecord().status).toBe('draft');
  await submit(user, receivedCode());
  await waitFor(() => expect(routeNow()).toBe('myContext'));
  expect(getRecord().status).toBe('submitted');
  expect(db().smsMessages).toHaveLength(1);
});

it('a newer policy clears the consent, and loads the policy again', async () => {
  completeDraft();
  const { user } = await openCertification('submit');
  await screen.findByRole('button', { name: 'Submit for verification' });
  const reads = callsTo('agreement/list').length;
  replyNext('POST', 'certification/submit', {
    code: CERTIFICATION_ERROR.consentOutdated,
    message: 'The policy has changed',
  });
  await submit(user, '123456');
  await waitFor(() =>
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('The policy has changed'),
  );
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(callsTo('agreement/list')).toHaveLength(reads + 1);
});

it.each(['fieldsInvalid', 'transitionRefused'] as const)(
  'a submission that the server refuses because of the state (%s) loads the state again',
  async (name) => {
    completeDraft();
    const { user } = await openCertification('submit');
    await screen.findByRole('button', { name: 'Submit for verification' });
    const reads = callsTo('certification/current').length;
    const result = { problems: [] };
    replyNext('POST', 'certification/submit', {
      code: CERTIFICATION_ERROR[name],
      message: 'Refused',
      result,
    });
    // A result of this very millisecond would not be read again.
    await passTime(50);
    await submit(user, '123456');
    await waitFor(() => expect(callsTo('certification/current')).toHaveLength(reads + 1));
    expect(screen.queryByText('Refused') !== null).toBe(name === 'transitionRefused');
  },
);
