import type { Person } from './person';

/** Fills in the account form of the login page, which is open, and sends it. The texts are English. */
export async function signsIn(person: Person, userPhone: string, password = 'Market#2026'): Promise<void> {
  await person.fills('Username or phone number', userPhone);
  await person.fills('Password', password);
  await person.hits('Enter');
}

/** Begins to fill in the account form, and by then has all that a sign-in page loads late. */
export async function beginsToType(person: Person): Promise<void> {
  await person.fills('Username or phone number', 'u');
  await person.page.waitForNetworkIdle();
}

/** Runs in a page of the portal's host: signs in and keeps the token as the portal does. */
export async function startSession(userPhone: string): Promise<void> {
  const reply = await fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone, loginType: 1, password: 'Market#2026' }),
  });
  sessionStorage.setItem('token', (await reply.json()).result.token);
}
