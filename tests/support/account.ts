import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { Language } from '@/browser/locale';
import { db } from '../../mock/lib/db';
import { SAMPLE_PASSWORD } from '../../mock/lib/sampleAccounts';
import { mockServer } from './pageSetup';
import { openPage } from './renderApp';

export const PASSWORD = SAMPLE_PASSWORD;
export const ADMIN_PHONE = '13800138000';
/** A number without an account. */
export const NEW_PHONE = '13712345678';
/** Numbers that make the mock fail (mock/lib/scenarios.ts). */
export const LOST_PHONE = '17000000001';
export const CRASH_PHONE = '17000000002';

export const NAME = 'Username or phone number';
/** What the box of the login page means. */
const REMEMBERED = 'Keeps you signed in for up to 30 days instead of one, and fills in your name next time.';
/** The box of the login page, with what stands beside it. */
export const rememberField = (beside = '') =>
  `[ ] Remember this device – ${REMEMBERED} // ${beside && `${beside} // `}${REMEMBERED}`;
export const WRONG = 'The account or the password is wrong.';

/** The code in the last SMS. */
export function receivedCode(): string {
  const message = db().smsMessages.at(-1);
  if (!message) throw new Error('No SMS was sent');
  return message.code;
}

/** A code other than the one in the last SMS. */
export const otherCode = () => String((Number(receivedCode()) + 1) % 1_000_000).padStart(6, '0');

/** The text in the last captcha's picture. */
export function captchaAnswer(): string {
  const captcha = db().captchas.at(-1);
  if (!captcha) throw new Error('No captcha was made');
  return captcha.answer;
}

/** The calls to `/api/v1/<path>`. */
export const callsTo = (path: string) => mockServer().calls.filter((call) => call.path === `/api/v1/${path}`);

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

export const openLogin = (address = '/login', language?: Language) => openPage(address, { language });

type User = Awaited<ReturnType<typeof openLogin>>['user'];

/** Fills in and submits the account form. */
export async function submitLogin(user: User, name: string, password: string) {
  for (const [label, text] of [
    [NAME, name],
    ['Password', password],
  ] as const) {
    await user.fill(field(label), text);
  }
  await user.click(button('Sign in'));
}

/** The dialog that asks for a proof of identity. */
export const findProof = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

/** Proves the identity in its dialog, by the password. */
export async function proveIdentity(user: ReturnType<typeof userEvent.setup>, password = PASSWORD) {
  const dialog = within(await findProof());
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Confirm and continue' }));
}
