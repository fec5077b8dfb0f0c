import { CERTIFICATION_ERROR } from '@/domain/certification/certification';
import { db } from '../../../mock/lib/db';
import { PDF } from '../../support/certification';
import {
  act,
  client,
  completeCompany,
  completePerson,
  current,
  headers,
  OTHER_PHONE,
  PHONE,
  save,
  signInBeforeEach,
  upload,
} from './certificationClient';

signInBeforeEach();

describe('files', () => {
  beforeEach(() => save({ type: 'personal', texts: {} }));

  it.each([
    ['a renamed program', 'MZ\u0090', 'a.jpg', 'contentDiffers'],
    ['too much', PDF + ' '.repeat(10 * 1024 * 1024), 'a.pdf', 'tooLarge'],
    ['a turned name', PDF, 'a\u202efdp.pdf', 'nameUnsafe'],
  ])('are validated on upload: %s is refused', async (_what, content, name, problem) => {
    expect(await upload('idFront', content, name)).toMatchObject({
      code: CERTIFICATION_ERROR.fileRefused,
      result: { problem },
    });
    expect(db().identityFiles).toEqual([]);
  });

  it('may have Chinese names, which are not saved', async () => {
    expect((await upload('idFront', PDF, '身份证 正面.pdf')).code).toBe(200);
    expect(JSON.stringify(db())).not.toContain('身份证 正面');
  });

  it('replace the previous file of their slot, and are refused for other slots', async () => {
    expect((await upload('licence')).code).toBe(CERTIFICATION_ERROR.fileRefused);
    await upload('idFront');
    await upload('idFront', `${PDF} again`);
    expect(db().identityFiles).toHaveLength(1);
  });

  it('are returned unchanged, and to their owner only', async () => {
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
  it('belong to one user', async () => {
    await completePerson();
    const other = await client.signIn(OTHER_PHONE);
    expect(JSON.stringify(await current(other))).not.toContain('张');
    expect((await current(other)).status).toBe('verified');
  });

  it('save valid fields and report invalid ones', async () => {
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

  it('start again for another type', async () => {
    await completePerson();
    await save({ type: 'enterprise', texts: {} });
    expect(await current()).toMatchObject({ application: { type: 'enterprise', texts: {}, files: [] } });
    expect(db().identityFiles).toEqual([]);
  });

  it('delete the letter of authorization when the applicant is not an agent', async () => {
    await completeCompany();
    await save({ type: 'enterprise', texts: { applicantRole: 'legalRepresentative' } });
    expect((await current()).application?.files.map(({ slot }) => slot)).toEqual([
      'licence',
      'idFront',
      'idBack',
    ]);
  });

  it("send the code to the account's own phone", async () => {
    expect((await act('code')).result).toMatchObject({ resendAfterSeconds: 60 });
    expect(db().smsMessages.at(-1)).toMatchObject({ userPhone: PHONE, scene: 'certification' });
  });
});
