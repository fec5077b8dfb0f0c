import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { SAMPLE_PASSWORD } from '../../mock/lib/sampleAccounts';
import { mockServer } from './pageSetup';

export const PASSWORD = SAMPLE_PASSWORD;
export const ADMIN_PHONE = '13800138000';
/** A number that nobody has registered. */
export const NEW_PHONE = '13712345678';
/** Numbers that make the mock fail (mock/lib/scenarios.ts). */
export const LOST_PHONE = '17000000001';
export const CRASH_PHONE = '17000000002';

/** The code of the last message, as the person would read it on the phone. */
export function receivedCode(): string {
  const message = db().smsMessages.at(-1);
  if (!message) throw new Error('No SMS was sent');
  return message.code;
}

/** A code that is not the one that was sent. */
export const otherCode = () => String((Number(receivedCode()) + 1) % 1_000_000).padStart(6, '0');

/** What the last captcha's picture shows. */
export function captchaAnswer(): string {
  const captcha = db().captchas.at(-1);
  if (!captcha) throw new Error('No captcha was made');
  return captcha.answer;
}

/** The calls that were sent to `/api/v1/<path>`. */
export const callsTo = (path: string) => mockServer().calls.filter((call) => call.path === `/api/v1/${path}`);

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
