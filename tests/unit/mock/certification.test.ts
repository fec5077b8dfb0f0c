import * as v from 'valibot';
import { currentUserSchema } from '@/domain/account';
import { certificationSchema } from '@/domain/certification';
import { CERTIFICATION_ERROR } from '@/domain/certificationError';
import { db } from '../../../mock/lib/db';
import { COMPANY, PDF, PERSON } from '../../support/certification';
import { createMockClient } from './mockClient';

const OTHER_PHONE = '13800138000';
const PHONE = '13900139000';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});
afterEach(() => jest.restoreAllMocks());

const headers = (by = token) => ({ 'x-authorization': by });
const current = async (by = token) =>
  v.parse(certificationSchema, (await client.get('certification/current', by)).result);
const act = (path: string, body?: unknown, by = token) => client.post(`certification/${path}`, body, by);
const save = (body: unknown, by = token) => client.call('PUT', 'certification/draft', body, headers(by));

async function upload(slot: string, content = PDF, name = `${slot}.pdf`, by = token) {
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

async function ownCode() {
  await act('code');
  return db().smsMessages.at(-1)?.code ?? '';
}

const CONSENTS = [{ code: 'privacy', version: '2.0' }];

async function submit(given: Record<string, unknown> = {}) {
  const { application } = await current();
  return act('submit', {
    applicationId: application?.applicationId,
    smsVerificationCode: await ownCode(),
    consents: CONSENTS,
    ...given,
  });
}

async function completePerson(texts = {}) {
  await save({ type: 'personal', texts: { ...PERSON, ...texts } });
  await upload('idFront');
  await upload('idBack');
}

async function completeCompany(texts = {}) {
  await save({ type: 'enterprise', texts: { ...COMPANY, ...texts } });
  for (const slot of ['licence', 'idFront', 'idBack', 'authorisation']) await upload(slot);
}

it('needs a session, everywhere', async () => {
  for (const [method, path] of [
    ['GET', 'current'],
    ['PUT', 'draft'],
    ['POST', 'file'],
    ['GET', 'file/x'],
    ['DELETE', 'file/x'],
    ['POST', 'code'],
    ['POST', 'submit'],
    ['POST', 'withdraw'],
    ['POST', 'discard'],
    ['POST', 'edit'],
    ['POST', 'change'],
  ] as const) {
    expect((await client.call(method, `certification/${path}`, method === 'GET' ? undefined : {})).code).toBe(
      401,
    );
  }
});

describe('a person', () => {
  it('goes from a draft to a certification, and everything is masked on the way', async () => {
    expect((await current()).status).toBe('unverified');
    await completePerson();
    const draft = await current();
    expect(draft).toMatchObject({
      status: 'draft',
      application: { type: 'personal', problems: [], texts: { name: '张*', idType: 'residentId' } },
      userPhone: '139****9000',
    });
    expect((await submit()).code).toBe(200);
    expect((await current()).status).toBe('submitted');
    client.advance(16);
    expect((await current()).status).toBe('reviewing');
    client.advance(10);
    const done = await current();
    expect(done).toMatchObject({
      status: 'verified',
      certified: { type: 'personal' },
    });
    expect(done.application).toBeUndefined();
    expect(done.timeline.map(({ event }) => event)).toEqual([
      'approve',
      'beginReview',
      'submit',
      'startDraft',
    ]);

    const { result } = await client.get('user/query/current/userInfo', token);
    expect(v.parse(currentUserSchema, result).certification).toMatchObject({
      status: 'verified',
      name: '张*',
    });
    for (const reply of [draft, done, result]) {
      expect(JSON.stringify(reply)).not.toMatch(/张三|440305199003|13900139000/);
    }
  });

  it('may learn of it from the user alone', async () => {
    await completePerson();
    await submit();
    client.advance(60);
    const { result } = await client.get('user/query/current/userInfo', token);
    expect(v.parse(currentUserSchema, result).certification.status).toBe('verified');
  });

  it('hands in once, however often it is sent', async () => {
    await completePerson();
    const { application } = await current();
    const payload = {
      applicationId: application?.applicationId,
      smsVerificationCode: await ownCode(),
      consents: CONSENTS,
    };
    for (let time = 0; time < 10; time += 1) expect((await act('submit', payload)).code).toBe(200);
    expect((await current()).timeline.filter(({ event }) => event === 'submit')).toHaveLength(1);
  });

  it('cannot hand in what is incomplete, without the code or without consent, and loses no code over it', async () => {
    await save({ type: 'personal', texts: { name: '张三' } });
    expect(await submit()).toMatchObject({ code: CERTIFICATION_ERROR.fieldsInvalid });
    client.advance(61);
    await completePerson();
    expect((await submit({ consents: [{ code: 'privacy', version: '1.0' }] })).code).toBe(
      CERTIFICATION_ERROR.consentOutdated,
    );
    client.advance(61);
    expect((await submit({ smsVerificationCode: '12' })).code).toBe(10005);
    expect((await submit({ smsVerificationCode: db().smsMessages.at(-1)?.code })).code).toBe(200);
  });

  it('takes it back until the review has begun', async () => {
    await completePerson();
    await submit();
    expect((await act('withdraw')).result).toMatchObject({ status: 'withdrawn' });
    expect((await act('edit')).result).toMatchObject({ status: 'draft' });
    client.advance(61);
    await submit();
    client.advance(16);
    expect((await act('withdraw')).code).toBe(CERTIFICATION_ERROR.transitionRefused);
  });

  it('gives up, and nothing of it is left', async () => {
    await completePerson();
    expect((await act('discard')).result).toMatchObject({ status: 'unverified' });
    expect(db().identityFiles).toEqual([]);
    expect(JSON.stringify(db().certifications)).not.toContain('张三');
  });
});

describe('the reviewer', () => {
  it('refuses a marked name, and accepts it corrected', async () => {
    await completeCompany({ companyName: '驳回科技有限公司' });
    await submit();
    client.advance(30);
    const refused = await current();
    expect(refused.status).toBe('rejected');
    expect(refused.application?.reasons).toEqual([
      { field: 'companyName', reason: expect.stringMatching(/differs/) },
    ]);

    await act('edit');
    const edited = await current();
    expect(edited.application?.problems).toEqual([{ field: 'companyName', problem: 'rejected' }]);
    await save({ type: 'enterprise', texts: { companyName: '驳回科技有限公司' } });
    expect((await current()).application?.problems).toHaveLength(1);
    await save({ type: 'enterprise', texts: { companyName: COMPANY.companyName } });
    expect((await current()).application?.problems).toEqual([]);
    client.advance(61);
    expect((await submit()).code).toBe(200);
    client.advance(30);
    expect(await current()).toMatchObject({ status: 'verified', certified: { type: 'enterprise' } });
  });

  it('refuses what the demo page says, in the caller’s language, until it says otherwise', async () => {
    await client.post('demo/certification', { outcome: 'reject', topics: ['number', 'picture'] });
    await completePerson();
    await submit();
    client.advance(30);
    expect((await current()).application?.reasons.map(({ field }) => field)).toEqual(['idNumber', 'idFront']);
    const chinese = await client.call('GET', 'certification/current', undefined, {
      ...headers(),
      'Accept-Language': 'zh-CN',
    });
    expect(JSON.stringify(chinese.result)).toContain('请重新拍摄');
    await act('edit');
    await upload('idFront');
    expect((await current()).application?.reasons.map(({ field }) => field)).toEqual(['idNumber']);
  });
});

describe('a change', () => {
  beforeEach(async () => {
    await completePerson();
    await submit();
    client.advance(100);
  });

  it('leaves what is certified valid until it is accepted', async () => {
    expect((await act('change', { type: 'personal' })).result).toMatchObject({
      status: 'changing',
      before: 'verified',
    });
    await save({ type: 'personal', texts: { name: '张三丰' } });
    await upload('idFront');
    await upload('idBack');
    const { result } = await client.get('user/query/current/userInfo', token);
    expect(v.parse(currentUserSchema, result).certification).toMatchObject({
      before: 'verified',
      name: '张*',
    });
    await submit();
    expect(await current()).toMatchObject({
      status: 'submitted',
      before: 'verified',
      certified: { texts: { name: '张*' } },
    });
    client.advance(30);
    expect(await current()).toMatchObject({ status: 'verified', certified: { texts: { name: '张**' } } });
    expect(db().identityFiles).toHaveLength(2);
  });

  it('can be given up, and begins with what is known', async () => {
    await act('change', { type: 'personal' });
    expect((await current()).application?.problems.map(({ field }) => field)).toEqual(['idFront', 'idBack']);
    await act('discard');
    const after = await current();
    expect(after.status).toBe('verified');
    expect(after.application).toBeUndefined();
    expect(db().identityFiles).toHaveLength(2);
  });

  it('outlives the certification, which runs out with its document', async () => {
    await act('change', { type: 'personal' });
    client.advance(15 * 366 * 86_400);
    token = await client.signIn();
    expect(await current()).toMatchObject({ status: 'draft', before: 'expired' });
    await act('discard');
    expect((await current()).status).toBe('expired');
    expect((await save({ type: 'personal', texts: {} })).result).toMatchObject({
      status: 'draft',
      before: 'expired',
    });
  });
});

describe('files', () => {
  beforeEach(() => save({ type: 'personal', texts: {} }));

  it.each([
    ['a renamed program', 'MZ\u0090', 'a.jpg', 'contentDiffers'],
    ['a drawing', '<svg/>', 'a.svg', 'wrongType'],
    ['nothing', '', 'a.pdf', 'empty'],
    ['too much', PDF + ' '.repeat(10 * 1024 * 1024), 'a.pdf', 'tooLarge'],
    ['a second extension', PDF, 'a.php.pdf', 'nameUnsafe'],
    ['a turned name', PDF, 'a\u202efdp.pdf', 'nameUnsafe'],
  ])('are checked again: %s is refused', async (_what, content, name, problem) => {
    expect(await upload('idFront', content, name)).toMatchObject({
      code: CERTIFICATION_ERROR.fileRefused,
      result: { problem },
    });
    expect(db().identityFiles).toEqual([]);
  });

  it('keep Chinese names readable to the check, and have no other use for them', async () => {
    expect((await upload('idFront', PDF, '身份证 正面.pdf')).code).toBe(200);
    expect(JSON.stringify(db())).not.toContain('身份证 正面');
  });

  it('go only where one is wanted, one to each place', async () => {
    expect((await upload('licence')).code).toBe(CERTIFICATION_ERROR.fileRefused);
    await upload('idFront');
    await upload('idFront', `${PDF} again`);
    expect(db().identityFiles).toHaveLength(1);
  });

  it('come back to their owner as they are, and to nobody else', async () => {
    await upload('idFront');
    const [file] = (await current()).application?.files ?? [];
    const path = `certification/file/${file?.fileId}`;
    const reply = await client.send('GET', path, undefined, headers());
    expect(await reply.text()).toBe(PDF);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const other = await client.signIn(OTHER_PHONE);
    expect((await client.get(path, other)).code).toBe(404);
    await client.call('DELETE', path, {}, headers(other));
    expect(db().identityFiles).toHaveLength(1);
    await client.call('DELETE', path, {}, headers());
    expect(db().identityFiles).toEqual([]);
  });
});

describe('drafts', () => {
  it('are one person’s own', async () => {
    await completePerson();
    const other = await client.signIn(OTHER_PHONE);
    expect(JSON.stringify(await current(other))).not.toContain('张');
    expect((await current(other)).status).toBe('verified');
  });

  it('keep what is right and say what is wrong', async () => {
    const reply = await save({ type: 'personal', texts: { name: '张3', idNumber: '1' } });
    expect(reply).toMatchObject({
      code: CERTIFICATION_ERROR.fieldsInvalid,
      result: {
        problems: [
          { field: 'name', problem: 'personName' },
          { field: 'idNumber', problem: 'numberFormat' },
        ],
      },
    });
  });

  it('of another type begin anew', async () => {
    await completePerson();
    await save({ type: 'enterprise', texts: {} });
    expect(await current()).toMatchObject({ application: { type: 'enterprise', texts: {}, files: [] } });
    expect(db().identityFiles).toEqual([]);
  });

  it('drop the letter of who is no agent', async () => {
    await completeCompany();
    await save({ type: 'enterprise', texts: { applicantRole: 'legalRepresentative' } });
    expect((await current()).application?.files.map(({ slot }) => slot)).toEqual([
      'licence',
      'idFront',
      'idBack',
    ]);
  });

  it('send the code to the account’s own phone', async () => {
    expect((await act('code')).result).toMatchObject({ userPhone: '139****9000', resendAfterSeconds: 60 });
    expect(db().smsMessages.at(-1)).toMatchObject({ userPhone: PHONE, scene: 'certification' });
  });
});
