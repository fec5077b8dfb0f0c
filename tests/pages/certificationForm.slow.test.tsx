import { fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { act } from 'react';
import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { button, callsTo, field, receivedCode } from '../support/account';
import { COMPANY, PDF, PERSON } from '../support/certification';
import { getRecord, inState, openCertification, privateKeys, routeNow } from '../support/certificationPage';
import { mockServer } from '../support/pageSetup';
import { place } from '../support/renderApp';
import { signIn } from '../support/signedIn';

type User = Awaited<ReturnType<typeof openCertification>>['user'];

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function choosesType(user: User, kind: 'Verify your identity' | 'Verify a company') {
  await user.click(button('Start verification'));
  if (kind === 'Verify a company') await user.click(await screen.findByRole('radio', { name: /Company/ }));
  await user.click(await screen.findByRole('button', { name: kind }));
  await waitFor(() => expect(routeNow()).toBe('file'));
}

const setsDay = async (label: string, day: string) => {
  await waitFor(() => expect(field(label)).not.toHaveAttribute('readonly'));
  fireEvent.change(field(label), { target: { value: day } });
  fireEvent.blur(field(label));
};

const uploads = (user: User, label: string) =>
  user.upload(
    screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }),
    new File([PDF], 'scan.pdf'),
  );

async function handsIn(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Get code' }));
  await screen.findByText(/Code sent to 139\*\*\*\*9000/);
  await user.fill(field('Verification code'), receivedCode());
  await user.click(
    screen.getByRole('checkbox', { name: /This information is true.*Privacy Policy.*version 2\.1/ }),
  );
  await user.click(button('Submit for verification'));
}

it('a person completes every step and submits the application', async () => {
  const { user } = await openCertification();
  await choosesType(user, 'Verify your identity');

  await user.click(await screen.findByRole('radio', { name: 'Resident identity card' }));
  await user.fill(field('Full name'), PERSON.name);
  await user.fill(field('Document number'), PERSON.idNumber);
  await user.click(button('Next'));

  await heading('Validity');
  await setsDay('Valid from', PERSON.validFrom);
  await setsDay('Valid until', PERSON.validUntil);
  await user.click(button('Next'));

  await heading('Documents');
  await user.click(button('Next'));
  expect(await screen.findAllByText('Upload this document.')).toHaveLength(2);
  await uploads(user, 'Identity card, photo side');
  await uploads(user, 'Identity card, emblem side');
  await waitFor(() => expect(screen.getAllByText(/Original PDF/)).toHaveLength(2));
  await user.click(button('Next'));

  await heading('Review and submit');
  expect(screen.getByText('张*')).toBeVisible();
  await handsIn(user);
  expect(await screen.findByText(/We’ve received your application/)).toBeVisible();
  expect(place()).toMatch(/myContext$/);
  expect(getRecord()).toMatchObject({ status: 'submitted', application: { texts: PERSON } });
  expect(callsTo('certification/submit')[0]?.body).toMatchObject({
    applicationId: getRecord().application?.applicationId,
    consents: [{ code: 'privacy', version: '2.1' }],
  });
  expect(privateKeys()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/张三|4403051990/);
});

it('an agent of a company uploads the letter, and a document without an end date needs no date', async () => {
  const { user } = await openCertification();
  await choosesType(user, 'Verify a company');
  await heading('Company');
  await user.fill(field('Company name'), COMPANY.companyName);
  await user.fill(field('Unified social credit code'), COMPANY.creditCode);
  await user.fill(field('Registered address'), COMPANY.address);
  await user.click(button('Next'));
  await heading('Business term');
  await setsDay('Valid from', COMPANY.validFrom);
  await user.click(screen.getByRole('checkbox', { name: 'No end date' }));
  expect(field('Valid until')).toBeDisabled();
  await user.click(button('Next'));
  await heading('Legal representative');
  await user.fill(field('Legal representative’s name'), COMPANY.legalName);
  await user.fill(field('Legal representative’s ID number'), COMPANY.legalIdNumber);
  await user.click(button('Next'));
  await heading('Applicant');
  await user.click(screen.getByRole('radio', { name: /legal representative/ }));
  await user.click(screen.getByRole('radio', { name: /An agent/ }));
  await user.fill(field('Contact person'), COMPANY.contactName);
  await user.fill(field('Contact phone'), COMPANY.contactPhone);
  await user.click(button('Next'));
  await heading('Documents');
  expect(screen.getByRole('heading', { level: 3, name: 'Letter of authorization' })).toBeVisible();
  expect(getRecord().application?.texts).toEqual(COMPANY);
});

it('a step stays open when its draft is saved before Next is pressed', async () => {
  const { user } = await openCertification();
  await choosesType(user, 'Verify your identity');
  await user.click(await screen.findByRole('radio', { name: 'Resident identity card' }));
  await user.fill(field('Full name'), PERSON.name);
  await user.fill(field('Document number'), PERSON.idNumber);
  await user.tab();
  await waitFor(() => expect(getRecord().application?.texts.idNumber).toBe(PERSON.idNumber));
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(await heading('Identity')).toBeVisible();
});

describe('the text fields of the certification', () => {
  it('show their errors one by one, in place', async () => {
    inState({ status: 'draft' });
    Object.assign(getRecord().application ?? {}, { texts: {} });
    const { user } = await openCertification('file?step=identity');
    await user.click(button('Next'));
    expect(await screen.findByText('Choose an option.')).toBeVisible();
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
    expect(callsTo('certification/draft')).toEqual([]);
  });

  it('are validated on blur and saved when valid', async () => {
    inState({ status: 'draft' });
    const { user } = await openCertification('file?step=identity');
    await user.fill(field('Document number'), '440305199003073216');
    await user.tab();
    expect(await screen.findByText(/check digit doesn’t match/)).toBeVisible();
    expect(callsTo('certification/draft')).toEqual([]);
    await user.fill(field('Full name'), '李四');
    await user.tab();
    await waitFor(() => expect(getRecord().application?.texts.name).toBe('李四'));
    expect(callsTo('certification/draft')[0]?.body).toEqual({ type: 'personal', texts: { name: '李四' } });
    expect(field('Full name')).toHaveValue('李四');
    expect(field('Document number')).toHaveValue('440305199003073216');
  });

  it('keep unsaved input while the user visits another page, but never in the browser', async () => {
    inState({ status: 'draft' });
    const first = await openCertification('file?step=identity');
    await first.user.fill(field('Document number'), '44030519');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('44030519');
    first.unmount();
    const second = await openCertification('file?step=identity');
    expect(field('Document number')).toHaveValue('44030519');
    await second.user.fill(field('Full name'), '李四');
    await act(() => session.expire(session.token()));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/44030519|李四/);
    second.unmount();
    signIn();
    await openCertification('file?step=identity');
    expect(field('Document number')).toHaveValue('');
  });

  it('keep their input when the call fails', async () => {
    inState({ status: 'draft' });
    const { user } = await openCertification('file?step=identity');
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.fill(field('Full name'), '李四');
    await user.click(button('Next'));
    await screen.findByText(/your network is abnormal/);
    expect(field('Full name')).toHaveValue('李四');
    window.fetch = mockServer();
    await waitFor(() => expect(button('Next')).toBeEnabled());
    await user.click(button('Next'));
    await heading('Validity');
    expect(getRecord().application?.texts.name).toBe('李四');
  });
});

it('detects that another tab has submitted the application', async () => {
  inState({ status: 'draft' });
  const { user } = await openCertification('file?step=identity');
  inState({ status: 'submitted' });
  await user.fill(field('Full name'), '李四');
  await user.tab();
  expect(await screen.findByText(/The status of your verification has changed/)).toBeVisible();
  await waitFor(() => expect(routeNow()).toBe('myContext'));
});

it('shows a wrong code next to its field, and warns before a change of certification type', async () => {
  const record = inState({ status: 'draft' });
  const files = ['idFront', 'idBack'].map((slot) => ({ fileId: slot, slot: slot as 'idFront' }));
  Object.assign(record.application ?? {}, { files });
  const { user } = await openCertification('submit');
  await user.click(await screen.findByRole('button', { name: 'Get code' }));
  await screen.findByText(/Code sent to/);
  await user.fill(field('Verification code'), receivedCode() === '000000' ? '111111' : '000000');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Submit for verification'));
  expect(await screen.findByText(/The verification code is wrong/)).toBeVisible();
  expect(field('Verification code')).toHaveAccessibleDescription(/wrong/);
  expect(getRecord().status).toBe('draft');
  expect(db().smsMessages).toHaveLength(1);

  act(() => history.push('/usercenter/security/certification/modal'));
  await user.click(await screen.findByRole('radio', { name: /Company/ }));
  expect(screen.getByText(/everything you’ve entered and uploaded is deleted/)).toBeVisible();
});
