import { db, resetDb } from '../../../mock/lib/db';
import type { SmsScene } from '../../../src/domain/account/smsCode';
import { createMockFetch } from '../../support/mockFetch';

export interface Envelope {
  code: number;
  message: string;
  result: unknown;
}

const NOON = Date.UTC(2026, 10, 20, 4);

/** A client of a freshly seeded mock, with a fixed system time. */
export function createMockClient(language = 'en-US') {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  resetDb();
  const mockFetch = createMockFetch();

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return mockFetch(`/api/v1/${path}`, {
      method,
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  async function call(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const envelope: Envelope = await (await send(method, path, body, headers)).json();
    return envelope;
  }

  const get = (path: string, token?: string) =>
    call('GET', path, undefined, token ? { 'x-authorization': token } : {});
  const post = (path: string, body?: unknown, token?: string) =>
    call('POST', path, body, token ? { 'x-authorization': token } : {});

  async function captcha() {
    const { captchaId } = (await get('user/captcha')).result as { captchaId: string };
    const { captchas } = (await get('demo/outbox')).result as {
      captchas: { captchaId: string; answer: string }[];
    };
    return { captchaId, answer: captchas.find((c) => c.captchaId === captchaId)?.answer ?? '' };
  }

  return {
    mockFetch,
    send,
    call,
    get,
    post,
    /** Moves the mock's clock forward. */
    advance(seconds: number) {
      db().clockOffsetSeconds += seconds;
    },
    password: (userPhone: string, password: string, captcha?: { captchaId: string; answer: string }) =>
      post('user/login', { userPhone, loginType: 1, password, captcha }),
    /** Signs in on a remembered device, which days may pass. */
    async signIn(userPhone = 'user', password = 'Market#2026') {
      const { result } = await post('user/login', { userPhone, loginType: 1, password, remember: true });
      return (result as { token: string }).token;
    },
    /** Calls from another network address. */
    callFrom: (address: string, path: string, body: unknown) =>
      call('POST', path, body, { 'x-forwarded-for': address }),
    /** Sends an SMS code and returns it from the outbox. */
    async code(userPhone: string, scene: SmsScene) {
      await post('user/sms/send', { userPhone, scene, captcha: await captcha() });
      const { result } = await get('demo/outbox');
      const { messages } = result as { messages: { userPhone: string; scene: string; code: string }[] };
      return (
        messages.find((message) => message.userPhone === userPhone && message.scene === scene)?.code ?? ''
      );
    },
    /** A captcha with its answer. */
    captcha,
  };
}

/** The client and the session of the test, created for each test of a file that calls one of the functions below. */
export let client: ReturnType<typeof createMockClient>;
export let token: string;

export function startBeforeEach(): void {
  beforeEach(() => {
    client = createMockClient();
  });
}

export function signInBeforeEach(userName?: string): void {
  startBeforeEach();
  beforeEach(() => signInAgain(userName));
}

/** Continues in a new session, of the same or another person. */
export async function signInAgain(userName?: string, password?: string): Promise<void> {
  token = await client.signIn(userName, password);
}

/** A code that differs from the given one. */
export function wrongCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
