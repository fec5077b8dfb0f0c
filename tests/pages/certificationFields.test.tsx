import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { session } from '@/request/session';
import { button, callsTo, field } from '../support/account';
import { PERSON } from '../support/certification';
import { BASE, getRecord, inState, openCertification, routeNow } from '../support/certificationPage';
import { failCalls, holdNextCall, replyNext } from '../support/network';
import { signIn } from '../support/signedIn';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the text fields of the certification', () => {
  it('show their errors one by one, in place', async () => {
    inState({ status: 'draft' });
    Object.assign(getRecord().application ?? {}, { texts: {} });
    const { user } = await openCertification('file?step=identity');
    await user.click(button('Next'));
    await screen.findByText('Choose an option.');
    expect(
      screen.getByRole('button', { name: 'Next' }).closest('form') as Element,
    ).toRead(`Document // radiogroup Document: // ( ) Resident identity card // ( ) Residence permit (Hong Kong, Macao, Taiwan)
    Choose an option. // Full name:  invalid – Fill in this field. Exactly as shown on the document. // Fill in this field.
    Exactly as shown on the document. // Document number:  invalid – Fill in this field. 18 characters; the last one may be an X.
    Fill in this field. // 18 characters; the last one may be an X. // (Next) // status:
    Saved at …. You can leave and come back later.`);
    expect(callsTo('certification/draft')).toEqual([]);
    act(() => history.push(`${BASE}/file?step=validity`));
    await screen.findByLabelText('Valid from');
    await user.click(button('Next'));
    await waitFor(() => expect(screen.getAllByText('Choose a valid date.')).toHaveLength(2));
  });

  it('are validated on blur and saved when valid', async () => {
    inState({ status: 'draft' });
    const { user } = await openCertification('file?step=identity');
    expect(
      screen.getByRole('button', { name: 'Next' }).closest('form') as Element,
    ).toRead(`Document // radiogroup Document: // (•) Resident identity card // ( ) Residence permit (Hong Kong, Macao, Taiwan)
    Full name:  – Saved: 张*. Leave it blank to keep it. // Saved: 张*. Leave it blank to keep it.
    Document number:  – Saved: 4****************5. Leave it blank to keep it.
    Saved: 4****************5. Leave it blank to keep it. // (Next) // status: // Saved at …. You can leave and come back later.`);
    await user.fill(field('Document number'), '440305199003073216');
    await user.tab();
    expect(await screen.findByText(/check digit doesn’t match/)).toBeVisible();
    expect(callsTo('certification/draft')).toEqual([]);
    await user.fill(field('Full name'), '李四');
    const release = holdNextCall('PUT', 'certification/draft');
    await user.tab();
    expect(await screen.findByText('Saving…')).toBeVisible();
    release();
    await waitFor(() => expect(getRecord().application?.texts.name).toBe('李四'));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    expect(callsTo('certification/draft')[0]?.body).toEqual({ type: 'personal', texts: { name: '李四' } });
    expect(field('Full name')).toHaveValue('李四');
    expect(field('Document number')).toHaveValue('440305199003073216');
    expect(screen.getByText(/check digit doesn’t match/)).toBeVisible();
    await user.clear(field('Document number'));
    await user.tab();
    await user.click(screen.getByRole('radio', { name: /Residence permit/ }));
    await waitFor(() => expect(getRecord().application?.texts.idType).toBe('residencePermit'));
    expect(callsTo('certification/draft')).toHaveLength(2);
    await user.click(button('Next'));
    await waitFor(() => expect(field('Document number')).toBeInvalid());
    expect(screen.getByRole('heading', { level: 2, name: 'Identity' })).toBeVisible();
  });

  it('show the problems that only the server knows, at the first of their fields', async () => {
    inState({ status: 'draft' });
    const { user } = await openCertification('file?step=identity');
    const problems = [
      { field: 'name', problem: 'rejected' },
      { field: 'idNumber', problem: 'numberDate' },
    ];
    replyNext('PUT', 'certification/draft', { code: 44002, message: 'Invalid', result: { problems } });
    await user.fill(field('Full name'), '李四');
    await user.click(button('Next'));
    await waitFor(() => expect(field('Full name')).toHaveAccessibleDescription(/This was rejected/));
    expect(field('Full name')).toHaveFocus();
    expect(field('Document number')).toHaveAccessibleDescription(/birth date/);
    expect(screen.getByRole('heading', { level: 2, name: 'Identity' })).toBeVisible();
  });

  it('show why a reviewer rejected them until they change', async () => {
    const record = inState({ status: 'draft' });
    record.application?.reasons.push({ field: 'name', text: { zh: '名称不符', en: 'The name differs' } });
    const { user } = await openCertification('file?step=identity');
    expect(field('Full name')).toHaveAccessibleDescription(/The name differs/);
    await user.click(button('Next'));
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(callsTo('certification/draft')).toEqual([]);
    await user.fill(field('Full name'), '李四');
    await user.click(button('Next'));
    await heading('Validity');
    expect(record.application?.reasons).toEqual([]);
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
    const restore = failCalls();
    await user.fill(field('Full name'), '李四');
    await user.click(button('Next'));
    await screen.findByText(/your network is abnormal/);
    expect(field('Full name')).toHaveValue('李四');
    restore();
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

it('a step stays open when its draft is saved before Next is pressed', async () => {
  Object.assign(inState({ status: 'draft' }).application ?? {}, { texts: {} });
  const { user } = await openCertification();
  await user.click(await screen.findByRole('radio', { name: 'Resident identity card' }));
  await user.fill(field('Full name'), PERSON.name);
  await user.fill(field('Document number'), PERSON.idNumber);
  await user.tab();
  await waitFor(() => expect(getRecord().application?.texts.idNumber).toBe(PERSON.idNumber));
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(await heading('Identity')).toBeVisible();
});
