import * as v from 'valibot';
import { currentUserSchema } from '@/domain/account/account';
import { CERTIFICATION_ERROR } from '@/domain/certification/certification';
import { db } from '../../../mock/lib/db';
import { COMPANY } from '../../support/certification';
import {
  act,
  CONSENTS,
  client,
  completeCompany,
  completePerson,
  current,
  headers,
  ownCode,
  save,
  signInAgain,
  signInBeforeEach,
  submit,
  token,
  upload,
} from './certificationClient';

signInBeforeEach();

describe('the application of a person', () => {
  it('leads from a draft to a certification, with all data masked', async () => {
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

  it('is submitted once, even if it is sent repeatedly', async () => {
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

  it('cannot be submitted incomplete, without the code or without consent, which keeps the code valid', async () => {
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

  it('is deleted completely when it is discarded', async () => {
    await completePerson();
    expect((await act('discard')).result).toMatchObject({ status: 'unverified' });
    expect(db().identityFiles).toEqual([]);
    expect(JSON.stringify(db().certifications)).not.toContain('张三');
  });
});

describe('the reviewer', () => {
  it('rejects a marked name, and accepts the corrected one', async () => {
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

  it("rejects fields as set on the demo page, in the caller's language", async () => {
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

describe('a change of certified data', () => {
  beforeEach(async () => {
    await completePerson();
    await submit();
    client.advance(100);
  });

  it('leaves the certification valid until it is approved', async () => {
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

  it('starts with the known data, and can be discarded', async () => {
    await act('change', { type: 'personal' });
    expect((await current()).application?.problems.map(({ field }) => field)).toEqual(['idFront', 'idBack']);
    await act('discard');
    const after = await current();
    expect(after.status).toBe('verified');
    expect(after.application).toBeUndefined();
    expect(db().identityFiles).toHaveLength(2);
  });

  it('survives the expiry of the certification', async () => {
    await act('change', { type: 'personal' });
    client.advance(15 * 366 * 86_400);
    await signInAgain();
    expect(await current()).toMatchObject({ status: 'draft', before: 'expired' });
    await act('discard');
    expect((await current()).status).toBe('expired');
    expect((await save({ type: 'personal', texts: {} })).result).toMatchObject({
      status: 'draft',
      before: 'expired',
    });
  });
});
