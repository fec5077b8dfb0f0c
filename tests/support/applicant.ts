import type { ElementHandle } from 'puppeteer';
import { findControl } from './findControl';
import type { Person } from './person';

export const CERTIFICATION = '/usercenter/security/certification';

/** Is signed in and opens the certification. */
export async function opensCertification(person: Person, account = 'user'): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs(account);
  await person.opens(CERTIFICATION);
}

/** Opens the dialog that asks what is to be certified, and waits until it stands still. */
export async function startsCertification(person: Person): Promise<void> {
  await person.presses('Start certification');
  await person.sees('Choose the kind of certification');
  await person.page.waitForFunction(() => !document.querySelector('.ant-modal[class*="zoom"]'));
}

/** Takes the choice whose text begins so. */
export async function takes(person: Person, text: string): Promise<void> {
  const choice = await person.page.waitForSelector(
    `::-p-xpath(//label[contains(., '${text}')]//input[@type='radio'])`,
  );
  await choice?.click();
}

/** Picks a day; what a browser shows of it depends on its own language. */
export async function picksDay(person: Person, label: string, day: string): Promise<void> {
  const field = await findControl(person.page, label);
  await field.evaluate((element, value) => {
    const input = element as unknown as HTMLInputElement;
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
  }, day);
}

/** Chooses a file for the place with this name. */
export async function choosesFile(person: Person, name: string, path: string): Promise<void> {
  const input = await person.page.waitForSelector(`input[type=file][aria-label="${name}"]`);
  await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
}

/** Asks for the code, agrees and sends the application. */
export async function handsIn(person: Person, userPhone = '13900139000'): Promise<void> {
  await person.presses('Get code');
  await person.sees('Code sent to');
  await person.fills('Verification code', await person.receivesCode(userPhone));
  await person.ticks('All of this is true');
  await person.presses('Send for certification');
}

/** Comes back after the wait for another code, which counts by this device's own clock. */
export async function comesBackLater(person: Person): Promise<void> {
  await person.page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('portal_countdown:')) sessionStorage.removeItem(key);
    }
  });
  await person.reloads();
}

/** A file of the person's own, as the server received it. */
export async function receivedFile(person: Person, index = 0): Promise<Buffer> {
  const text = await person.page.evaluate(async (wanted) => {
    const headers = { 'x-authorization': sessionStorage.getItem('token') ?? '' };
    const { result } = await (await fetch('/api/v1/certification/current', { headers })).json();
    const address = `/api/v1/certification/file/${result.application.files[wanted].fileId}`;
    const bytes = new Uint8Array(await (await fetch(address, { headers })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, index);
  return Buffer.from(text, 'base64');
}
