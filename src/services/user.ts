import { request } from '@umijs/max';
import { currentUserSchema } from '@/domain/account/account';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import {
  captchaSchema,
  type LoginPayload,
  loginResultSchema,
  type RegisterPayload,
  type ResetPasswordPayload,
  registerResultSchema,
} from '@/domain/account/login';
import { type SmsSendPayload, smsSendResultSchema } from '@/domain/account/smsCode';

/** What the account forms show beside their fields instead of as a popup. */
const handledCodes = Object.values(ACCOUNT_ERROR);

const LOGOUT_TIMEOUT_MS = 5_000;

interface AccountCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

/** The signed-in user (spec section 7); `timeout` in milliseconds. Throws a `RequestError`; a session code ends the session. */
export function fetchCurrentUser(options: { timeout?: number } = {}) {
  return request('user/query/current/userInfo', { schema: currentUserSchema, ...options });
}

/** Signs in by password or SMS code; answers the token. Throws a `RequestError` whose code tells the field. */
export function login(data: LoginPayload, { signal }: AccountCallOptions = {}) {
  return request('user/login', {
    method: 'post',
    data,
    skipAuth: true,
    schema: loginResultSchema,
    handledCodes,
    signal,
  });
}

/** Opens an account; answers whose. Throws a `RequestError` whose code tells the field. */
export function register(data: RegisterPayload, { signal }: AccountCallOptions = {}) {
  return request('user/register', {
    method: 'post',
    data,
    skipAuth: true,
    schema: registerResultSchema,
    handledCodes,
    signal,
  });
}

/** Ends the session of this token on the server. Silent: the person is signed out here either way. */
export function logout(token: string) {
  return request('user/logout', {
    method: 'post',
    headers: { 'x-authorization': token },
    silent: true,
    timeout: LOGOUT_TIMEOUT_MS,
  });
}

/** Sends an SMS code for one scene; answers how long to wait before the next (seconds). */
export function sendSmsCode(data: SmsSendPayload, { signal }: AccountCallOptions = {}) {
  return request('user/sms/send', {
    method: 'post',
    data,
    skipAuth: true,
    schema: smsSendResultSchema,
    handledCodes,
    signal,
  });
}

/** Sets a new password with a code sent to the phone. */
export function resetPassword(data: ResetPasswordPayload, { signal }: AccountCallOptions = {}) {
  return request('user/password/reset', { method: 'post', data, skipAuth: true, handledCodes, signal });
}

/** A picture to read off, asked for after too many wrong passwords. */
export function fetchCaptcha({ signal }: AccountCallOptions = {}) {
  return request('user/captcha', { skipAuth: true, schema: captchaSchema, signal });
}
