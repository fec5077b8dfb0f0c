import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BACK,
  CAMERA,
  CERTIFICATION,
  choosesFile,
  FRONT,
  fillsIdentity,
  inTemporaryFolder,
  opensCertification,
  receivedFile,
  submits,
  takesPhotograph,
} from '../support/applicant';
import { HEADS, PDF, PERSON } from '../support/certification';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';

async function reachesPictures(person: Person): Promise<void> {
  await opensCertification(person);
  await person.isAt(`${CERTIFICATION}/unverified`);
  await fillsIdentity(person);
  await person.isAt(`${CERTIFICATION}/file?step=pictures`);
}

/** Expects that the server has the photograph without location and camera, scaled down. */
async function isStoredSafely(person: Person): Promise<void> {
  const received = await receivedFile(person);
  expect([...received.subarray(0, 3)]).toEqual(HEADS.jpg.slice(0, 3));
  const text = received.toString('latin1');
  expect(text).not.toContain('Exif');
  expect(text).not.toContain(CAMERA);
  // No APP1 segment at all.
  expect(received.indexOf(Buffer.from([0xff, 0xe1]))).not.toBe(2);
  await person.page.waitForFunction(
    () => (document.querySelector('main img') as HTMLImageElement | null)?.naturalWidth,
  );
  const size = await person.page.$eval('main img', (image) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([2560, 1920]);
}

journey(
  'a person is certified with a photograph that is stored without its metadata, and the draft survives a reload',
  { language: 'en-US', width: 360 },
  (person) =>
    inTemporaryFolder(async (folder) => {
      await reachesPictures(person);
      const photograph = await takesPhotograph(person.page, join(folder, 'front.jpg'), 4000, 3000);
      await choosesFile(person, FRONT, photograph);
      await person.sees('Watermarked');
      await isStoredSafely(person);
      await person.reloads();
      await person.sees('Watermarked');
      writeFileSync(join(folder, 'back.pdf'), PDF);
      await choosesFile(person, BACK, join(folder, 'back.pdf'));
      await person.sees('Original PDF');
      await person.presses('Next', 'button');
      await person.isAt(`${CERTIFICATION}/submit`);
      await person.sees('张*');
      await submits(person);
      await person.isAt(`${CERTIFICATION}/myContext`);
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
      expect(kept).not.toMatch(/portal_draft|张|440305/);
      await person.page.goBack();
      await person.isAt('/login');
    }),
);
