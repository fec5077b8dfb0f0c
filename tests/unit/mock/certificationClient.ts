import * as v from 'valibot';
import { certificationSchema } from '@/domain/certification/certification';
import { db } from '../../../mock/lib/db';
import { COMPANY, PDF, PERSON } from '../../support/certification';
import { createMockClient } from './mockClient';

export const PHONE = '13900139000';

/** The mock's client for the signed-in applicant, created for each test of the importing file. */
export let client: ReturnType<typeof createMockClient>;
export let token: string;

/** Signs in the applicant before each test of the calling file. */
export function signInBeforeEach(): void {
  beforeEach(async () => {
    client = createMockClient();
    token = await client.signIn();
  });
}

export const headers = (by = token) => ({ 'x-authorization': by });
export const current = async (by = token) =>
  v.parse(certificationSchema, (await client.get('certification/current', by)).result);
export const act = (path: string, body?: unknown, by = token) =>
  client.post(`certification/${path}`, body, by);
export const save = (body: unknown, by = token) =>
  client.call('PUT', 'certification/draft', body, headers(by));

export async function upload(slot: string, content = PDF, name = `${slot}.pdf`, by = token) {
  const body = new FormData();
  body.append('slot', slot);
  body.append('file', new File([content], name));
  const reply = await client.mockFetch('/api/v1/certification/file', {
    method: 'POST',
    headers: { 'accept-language': 'en-US', ...headers(by) },
    body,
  });
  return reply.json();
}

export async function ownCode() {
  await act('code');
  return db().smsMessages.at(-1)?.code ?? '';
}

export const CONSENTS = [{ code: 'privacy', version: '2.1' }];

export async function submit(given: Record<string, unknown> = {}) {
  const { application } = await current();
  return act('submit', {
    applicationId: application?.applicationId,
    smsVerificationCode: await ownCode(),
    consents: CONSENTS,
    ...given,
  });
}

export async function completePerson(texts = {}) {
  await save({ type: 'personal', texts: { ...PERSON, ...texts } });
  await upload('idFront');
  await upload('idBack');
}

export async function completeCompany(texts = {}) {
  await save({ type: 'enterprise', texts: { ...COMPANY, ...texts } });
  for (const slot of ['licence', 'idFront', 'idBack', 'authorisation']) await upload(slot);
}

/** Starts a new session, after the old one has expired. */
export async function signInAgain(): Promise<void> {
  token = await client.signIn();
}
