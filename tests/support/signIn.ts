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

/** Starts to fill in the account form and waits until the page has loaded everything. */
export async function startsTyping(person: Person): Promise<void> {
  await person.fills('Username or phone number', 'u');
  await person.page.waitForNetworkIdle();
}

/** Runs in the page: signs in and stores the token like the portal. */
export async function startSession(userPhone: string): Promise<void> {
  const reply = await fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone, loginType: 1, password: 'Market#2026' }),
  });
  sessionStorage.setItem('token', (await reply.json()).result.token);
}
