import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { PERSON } from './certification';
import type { Person } from './person';
import { opensAs } from './signIn';
import { findControl } from './waiting';

export const CERTIFICATION = '/usercenter/security/certification';

/** Signs in and opens the certification. */
export async function opensCertification(person: Person, account = 'user'): Promise<void> {
  await opensAs(person, account, CERTIFICATION);
}

/** Opens the dialog for the kind of certification and waits until it is at rest. */
export async function startsCertification(person: Person): Promise<void> {
  await person.presses('Start verification');
  await person.sees('Who do you want to verify?');
  await person.page.waitForFunction(() => !document.querySelector('.ant-modal[class*="zoom"]'));
}

/** Selects the radio button whose label contains this text. */
export async function takes(person: Person, text: string): Promise<void> {
  const choice = await person.page.waitForSelector(
    `::-p-xpath(//label[contains(., '${text}')]//input[@type='radio'])`,
  );
  await choice?.click();
}

/** Types a day into a date field. */
export async function picksDay(person: Person, label: string, day: string): Promise<void> {
  // The calendar loads after the page and replaces a read-only field.
  await findControl(person.page, label);
  await person.page.waitForFunction(() => !document.querySelector('form input[readonly]'));
  const field = await findControl(person.page, label);
  await field.evaluate((element, value) => {
    const input = element as unknown as HTMLInputElement;
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
  }, day);
  // On a phone the closing calendar lies over the next control.
  await person.page.waitForSelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)', {
    hidden: true,
  });
}

export const FRONT = 'Identity card, photo side';
export const BACK = 'Identity card, emblem side';

/** Begins the verification of a person and fills in everything but the pictures. */
export async function fillsIdentity(person: Person): Promise<void> {
  await startsCertification(person);
  await person.presses('Verify your identity', 'button');
  await person.isAt(`${CERTIFICATION}/file`);
  await takes(person, 'Resident identity card');
  await person.fills('Full name', PERSON.name);
  await person.fills('Document number', PERSON.idNumber);
  await person.presses('Next', 'button');
  await person.sees('Step 2 of 4: Validity');
  await picksDay(person, 'Valid from', PERSON.validFrom);
  await picksDay(person, 'Valid until', PERSON.validUntil);
  await person.presses('Next', 'button');
  await person.sees('Step 3 of 4: Documents');
}

/** Runs a walk with a folder for the files to choose, which is removed afterwards. */
export async function inTemporaryFolder(walk: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-upload-'));
  try {
    await walk(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Chooses a file for the upload with this name. */
export async function choosesFile(person: Person, name: string, path: string): Promise<void> {
  const input = await person.page.waitForSelector(`input[type=file][aria-label="${name}"]`);
  await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
}

/** Requests a code, gives consent and submits the application. */
export async function submits(person: Person, userPhone = '13900139000'): Promise<void> {
  await person.presses('Get code');
  await person.sees('Code sent to');
  await person.fills('Verification code', await person.receivesCode(userPhone));
  await person.ticks('This information is true');
  await person.presses('Submit for verification');
}

/** Downloads a file of the application from the server. */
export async function receivedFile(person: Person, index = 0): Promise<Buffer> {
  const text = await person.page.evaluate(async (wanted) => {
    const headers = { 'x-authorization': sessionStorage.getItem('token') ?? '' };
    const { result } = await (await fetch('/api/v1/certification/current', { headers })).json();
    const url = `/api/v1/certification/file/${result.application.files[wanted].fileId}`;
    const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, index);
  return Buffer.from(text, 'base64');
}

/** Camera name in the photograph's metadata, which must never be uploaded. */
export const CAMERA = 'Secretcam 9';

const CAMERA_FIELD = 0x0110;
const GPS_FIELD = 0x8825;

/** EXIF of a phone: the camera's name, and the location as a separate directory. */
function exifSegment(): Buffer {
  const tiff = Buffer.alloc(120);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  };
  entry(10, CAMERA_FIELD, 2, CAMERA.length + 1, 38);
  entry(22, GPS_FIELD, 4, 1, 60);
  tiff.write(CAMERA, 38, 'latin1');
  // The location: north, 31° 13'.
  tiff.writeUInt16BE(2, 60);
  entry(62, 1, 2, 2, 0x4e000000);
  entry(74, 2, 5, 3, 92);
  for (const [index, part] of [31, 1, 13, 1, 0, 1].entries()) tiff.writeUInt32BE(part, 92 + index * 4);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Writes a JPEG with a phone's metadata to a file and returns its path. */
export async function takesPhotograph(page: Page, path: string, width = 1200, height = 800): Promise<string> {
  const address = await page.evaluate(
    (w, h) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      context?.fillRect(w / 4, h / 4, w / 2, h / 2);
      return canvas.toDataURL('image/jpeg');
    },
    width,
    height,
  );
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  writeFileSync(path, Buffer.concat([plain.subarray(0, 2), exifSegment(), plain.subarray(2)]));
  return path;
}
