import { fireEvent, screen, waitFor } from '@testing-library/react';
import { button, callsTo, field, receivedCode } from '../support/account';
import { COMPANY, PDF, PERSON } from '../support/certification';
import {
  certificationPage,
  getRecord,
  openCertification,
  privateKeys,
  routeNow,
} from '../support/certificationPage';
import { place } from '../support/renderApp';

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

  await screen.findByRole('radio', { name: 'Resident identity card' });
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 1 of 4: Identity // ol Verification steps:
    [Identity](/usercenter/security/certification/file?step=identity) selected
    [Validity](/usercenter/security/certification/file?step=validity)
    [Documents](/usercenter/security/certification/file?step=pictures)
    [Review and submit](/usercenter/security/certification/submit) // section Identity: // ## Identity // Document // radiogroup Document:
    ( ) Resident identity card // ( ) Residence permit (Hong Kong, Macao, Taiwan)
    Full name:  – Exactly as shown on the document. // Exactly as shown on the document.
    Document number:  – 18 characters; the last one may be an X. // 18 characters; the last one may be an X. // (Next) // status:
    Saved at …. You can leave and come back later. // (Discard application)`);
  await user.click(screen.getByRole('radio', { name: 'Resident identity card' }));
  await user.fill(field('Full name'), PERSON.name);
  await user.fill(field('Document number'), PERSON.idNumber);
  await user.click(button('Next'));

  await heading('Validity');
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 2 of 4: Validity // ol Verification steps:
    [Identity Complete](/usercenter/security/certification/file?step=identity)
    [Validity](/usercenter/security/certification/file?step=validity) selected
    [Documents](/usercenter/security/certification/file?step=pictures)
    [Review and submit](/usercenter/security/certification/submit) // section Validity: // ## Validity // Valid from: // Valid until:
    [ ] No end date // (Back) // (Next) // status: // Saved at …. You can leave and come back later. // (Discard application)`);
  await setsDay('Valid from', PERSON.validFrom);
  await setsDay('Valid until', PERSON.validUntil);
  await user.click(button('Next'));

  await heading('Documents');
  await user.click(button('Back'));
  await heading('Validity');
  await user.click(button('Next'));
  await heading('Documents');
  await user.click(button('Next'));
  await screen.findAllByText('Upload this document.');
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 3 of 4: Documents // ol Verification steps:
    [Identity Complete](/usercenter/security/certification/file?step=identity)
    [Validity Complete](/usercenter/security/certification/file?step=validity)
    [Documents](/usercenter/security/certification/file?step=pictures) selected
    [Review and submit](/usercenter/security/certification/submit) // section Documents: // ## Documents
    JPG, PNG or PDF, up to 10 MB each. Show all four corners, sharp and without glare.
    Photos are watermarked, resized and stripped of location and camera details on your device before they’re uploaded. PDFs are uploaded unchanged, without a watermark. File names aren’t uploaded.
    section Identity card, photo side: // ### Identity card, photo side // Drop a file here, or // alert: // Upload this document.
    (Choose a file: Identity card, photo side) – Upload this document. Used to check the name, number and photo.
    Used to check the name, number and photo. // section Identity card, emblem side: // ### Identity card, emblem side
    Drop a file here, or // alert: // Upload this document.
    (Choose a file: Identity card, emblem side) – Upload this document. Used to check the issuing authority and the validity.
    Used to check the issuing authority and the validity. // (Back) // (Next) // status:
    Saved at …. You can leave and come back later. // (Discard application)`);
  await uploads(user, 'Identity card, photo side');
  await uploads(user, 'Identity card, emblem side');
  await waitFor(() => expect(screen.getAllByText(/Original PDF/)).toHaveLength(2));
  await user.click(button('Next'));

  await heading('Review and submit');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Open in a new tab/ })).toHaveLength(2));
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
  expect(
    certificationPage(),
  ).toRead(`# Identity verification // Not submitted // Step 1 of 6: Company // ol Verification steps:
    [Company](/usercenter/security/certification/file?step=company) selected
    [Business term](/usercenter/security/certification/file?step=validity)
    [Legal representative](/usercenter/security/certification/file?step=legal)
    [Applicant](/usercenter/security/certification/file?step=applicant)
    [Documents](/usercenter/security/certification/file?step=pictures)
    [Review and submit](/usercenter/security/certification/submit) // section Company: // ## Company
    Company name:  – Exactly as shown on the license. // Exactly as shown on the license.
    Unified social credit code:  – The 18-character code on the license. // The 18-character code on the license.
    Registered address:  – As shown on the license. // As shown on the license. // (Next) // status:
    Saved at …. You can leave and come back later. // (Discard application)`);
  await user.fill(field('Company name'), COMPANY.companyName);
  await user.fill(field('Unified social credit code'), COMPANY.creditCode);
  await user.fill(field('Registered address'), COMPANY.address);
  await user.click(button('Next'));
  await heading('Business term');
  await setsDay('Valid from', COMPANY.validFrom);
  await user.click(screen.getByRole('checkbox', { name: 'No end date' }));
  expect(field('Valid until')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'No end date' }));
  expect(field('Valid until')).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'No end date' }));
  await user.click(button('Next'));
  await heading('Legal representative');
  await user.fill(field('Legal representative’s name'), COMPANY.legalName);
  await user.fill(field('Legal representative’s ID number'), COMPANY.legalIdNumber);
  await user.click(button('Next'));
  await heading('Applicant');
  expect(
    button('Next').closest('form') as Element,
  ).toRead(`You are // radiogroup You are: // ( ) The legal representative // ( ) An agent authorized by the company // Contact person:
    Contact phone:  – In case our reviewers have a question. // In case our reviewers have a question. // (Back) // (Next)
    status: // Saved at …. You can leave and come back later.`);
  expect(field('Contact phone')).toHaveAttribute('inputmode', 'tel');
  await user.click(screen.getByRole('radio', { name: /legal representative/ }));
  await user.click(screen.getByRole('radio', { name: /An agent/ }));
  await user.fill(field('Contact person'), COMPANY.contactName);
  await user.fill(field('Contact phone'), COMPANY.contactPhone);
  await user.click(button('Next'));
  await heading('Documents');
  expect(getRecord().application?.texts).toEqual(COMPANY);
});
