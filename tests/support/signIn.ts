import { callMock } from './mockCalls';
import type { Person } from './person';

/** Registers a customer without the registration page. */
export async function registers(person: Person, userPhone: string, password: string): Promise<void> {
  await callMock('user/sms/send', { userPhone, scene: 'register' });
  const { list } = await callMock<{ list: { code: string; version: string }[] }>('agreement/list');
  await callMock('user/register', {
    userPhone,
    password,
    passwordRepeat: password,
    smsVerificationCode: await person.receivesCode(userPhone),
    consents: list.filter(({ code }) => code === 'register' || code === 'privacy'),
  });
}

/** Fills in and submits the account form of the open login page. Expects English texts. */
export async function signsIn(person: Person, userPhone: string, password = 'Market#2026'): Promise<void> {
  await person.fills('Username or phone number', userPhone);
  await person.fills('Password', password);
  await person.hits('Enter');
}

/**
 * Starts to fill in the account form and waits until the page has loaded everything. The login page is the first one of its
 * window: for Puppeteer, requests of a page that was left never end.
 */
export async function startsTyping(person: Person): Promise<void> {
  await person.fills('Username or phone number', 'u');
  await person.page.waitForNetworkIdle();
}

/** Opens a page signed in with a sample account, without the login page. */
export async function opensAs(person: Person, account: string, path: string): Promise<void> {
  await person.opens('/favicon.svg');
  await person.isSignedInAs(account);
  await person.opens(path);
}

/** Lets time pass while the person is on no page, where a call in the background would notice the end of the session. */
export async function isAwayUntil(person: Person, offsetSeconds: number): Promise<void> {
  await person.opens('/favicon.svg');
  await callMock('demo/clock', { offsetSeconds });
}

/**
 * Clicks the enabled button or the link whose text starts with this name, if the page still has it: a call in the background
 * may have noticed the end of the session first and left the page.
 */
export async function pressesIfThere({ page }: Person, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button:enabled, a[href]')];
    controls.find(({ innerText }) => innerText.trim().startsWith(wanted))?.click();
  }, name);
}

/** The session expires before this button is pressed. The person signs in and returns, or as somebody else comes to `page`. */
export async function losesSessionAt(
  person: Person,
  button: string,
  account: string,
  page?: string,
): Promise<void> {
  const { pathname, search } = new URL(person.page.url());
  await person.losesSession();
  await pressesIfThere(person, button);
  await person.isAt('/login');
  await signsIn(person, account);
  await person.isAt(page ?? pathname + search);
}

/** Runs in the page: signs in on a remembered device, which days may pass, and stores the token like the portal. */
export async function startSession(userPhone: string): Promise<void> {
  const reply = await fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone, loginType: 1, password: 'Market#2026', remember: true }),
  });
  sessionStorage.setItem('token', (await reply.json()).result.token);
}
