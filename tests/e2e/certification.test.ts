import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CAMERA,
  CERTIFICATION,
  choosesFile,
  opensCertification,
  picksDay,
  receivedFile,
  returnsLater,
  startsCertification,
  submits,
  takes,
  takesPhotograph,
} from '../support/applicant';
import { COMPANY, HEADS, PDF, PERSON } from '../support/certification';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { findControl } from '../support/waiting';

const FRONT = 'Identity card, photo side';
const BACK = 'Identity card, emblem side';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-certification-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => join(folder, name);

function writes(name: string, content: string | Buffer): string {
  writeFileSync(inFolder(name), content);
  return inFolder(name);
}

async function reachesPictures(person: Person): Promise<void> {
  await opensCertification(person);
  await person.isAt(`${CERTIFICATION}/unverified`);
  await startsCertification(person);
  await person.presses('Verify your identity', 'button');
  await person.isAt(`${CERTIFICATION}/file`);
  await takes(person, 'Resident identity card');
  await person.fills('Full name', PERSON.name);
  await person.fills('Document number', PERSON.idNumber);
  await person.presses('Next', 'button');
  await person.isAt(`${CERTIFICATION}/file?step=validity`);
  await picksDay(person, 'Valid from', PERSON.validFrom);
  await picksDay(person, 'Valid until', PERSON.validUntil);
  await person.presses('Next', 'button');
  await person.isAt(`${CERTIFICATION}/file?step=pictures`);
}

for (const width of [1440, 360]) {
  journey(
    `a person is certified at ${width} px, and the draft survives a reload`,
    { language: 'en-US', width },
    async (person) => {
      await reachesPictures(person);
      await choosesFile(person, FRONT, await takesPhotograph(person.page, inFolder('front.jpg')));
      await person.sees('Watermarked');
      await person.reloads();
      await person.sees('Watermarked');
      await choosesFile(person, BACK, writes('back.pdf', PDF));
      await person.sees('Original PDF');
      await person.presses('Next', 'button');
      await person.isAt(`${CERTIFICATION}/submit`);
      await person.sees('张*');
      await submits(person);
      await person.isAt(`${CERTIFICATION}/myContext`);
      await movesServerClock(17);
      await person.sees('We’re reviewing your documents');
      await movesServerClock(60);
      await person.sees('Your identity is verified');
      await person.presses('View verified identity', 'link');
      await person.isAt(`${CERTIFICATION}/verified`);
      await person.sees('January 1, 2040');
      await person.seesNo(PERSON.name);
      // Nothing of it stays behind, in storage or in the history.
      await person.opensAccountMenu();
      await person.presses('Sign out');
      await person.isAt('/login');
      const kept = await person.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(kept).not.toMatch(/portal_private|张|440305/);
      await person.page.goBack();
      await person.isAt('/login');
    },
  );
}

journey('an enterprise is refused, corrected and certified', { language: 'en-US' }, async (person) => {
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
  for (const name of ['Business license', FRONT, BACK, 'Letter of authorization']) {
    await choosesFile(person, name, writes('scan.pdf', PDF));
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
});

journey('an invalid file is refused before anything is sent', { language: 'en-US' }, async (person) => {
  await reachesPictures(person);
  const large = writes('large.jpg', Buffer.from(HEADS.jpg));
  truncateSync(large, 50 * 1024 * 1024);
  const files: [string, string][] = [
    [writes('program.jpg', Buffer.from(HEADS.exe)), 'The content doesn’t match the file extension'],
    [
      writes('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Only JPG, PNG and PDF are accepted',
    ],
    [writes('empty.jpg', ''), 'This file is empty'],
    [large, 'The file is larger than 10 MB'],
    [writes('card\u202egpj.exe.jpg', Buffer.from(HEADS.jpg)), 'Rename the file and choose it again'],
    [writes('..\\..\\card.jpg', Buffer.from(HEADS.jpg)), 'Rename the file and choose it again'],
  ];
  for (const [path, message] of files) {
    await choosesFile(person, FRONT, path);
    await person.sees(message);
  }
  expect(person.callsTo('certification/file')).toEqual([]);
});

journey(
  'a photograph is uploaded without location and camera, and scaled down',
  { language: 'en-US' },
  async (person) => {
    await reachesPictures(person);
    const path = await takesPhotograph(person.page, inFolder('place.jpg'), 4000, 3000);
    await choosesFile(person, FRONT, path);
    await person.sees('Watermarked');
    const received = await receivedFile(person);
    expect([...received.subarray(0, 3)]).toEqual(HEADS.jpg.slice(0, 3));
    const text = received.toString('latin1');
    expect(text).not.toContain('Exif');
    expect(text).not.toContain(CAMERA);
    // No APP1 segment at all.
    expect(received.indexOf(Buffer.from([0xff, 0xe1]))).not.toBe(2);
    const size = await person.page.$eval('main img', (image) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([2560, 1920]);
  },
);
