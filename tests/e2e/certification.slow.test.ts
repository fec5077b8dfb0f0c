import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CERTIFICATION,
  choosesFile,
  inTemporaryFolder,
  opensCertification,
  picksDay,
  returnsLater,
  startsCertification,
  submits,
  takes,
} from '../support/applicant';
import { COMPANY, PDF } from '../support/certification';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { findControl } from '../support/waiting';

const PICTURES = [
  'Business license',
  'Identity card, photo side',
  'Identity card, emblem side',
  'Letter of authorization',
];

journey('an enterprise is refused, corrected and certified', { language: 'en-US' }, (person) =>
  inTemporaryFolder(async (folder) => {
    await opensCertification(person);
    await startsCertification(person);
    await takes(person, 'Company');
    await person.presses('Verify a company', 'button');
    await person.fills('Company name', 'Reject Cloud Ltd.');
    await person.fills('Unified social credit code', COMPANY.creditCode);
    await person.fills('Registered address', COMPANY.address);
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=validity`);
    await picksDay(person, 'Valid from', COMPANY.validFrom);
    await person.ticks('No end date');
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=legal`);
    await person.fills('Legal representative’s name', COMPANY.legalName);
    await person.fills('Legal representative’s ID number', COMPANY.legalIdNumber);
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=applicant`);
    await takes(person, 'An agent authorized');
    await person.fills('Contact person', COMPANY.contactName);
    await person.fills('Contact phone', COMPANY.contactPhone);
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=pictures`);
    const scan = join(folder, 'scan.pdf');
    writeFileSync(scan, PDF);
    for (const name of PICTURES) {
      await choosesFile(person, name, scan);
      await findControl(person.page, `Open in a new tab: ${name}`);
    }
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/submit`);
    await submits(person);
    await person.isAt(`${CERTIFICATION}/myContext`);
    await movesServerClock(40);
    await person.sees('1 item was rejected');
    await person.presses('Correct and resubmit', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=company`);
    await person.sees('The name differs from the one on the document.');
    await person.fills('Company name', COMPANY.companyName);
    await person.presses('Next', 'button');
    await person.isAt(`${CERTIFICATION}/file?step=validity`);
    await person.presses('Review and submit', 'link');
    await person.isAt(`${CERTIFICATION}/submit`);
    await movesServerClock(120);
    await returnsLater(person);
    await submits(person);
    await person.isAt(`${CERTIFICATION}/myContext`);
    await movesServerClock(200);
    await person.sees('Your identity is verified');
  }),
);
