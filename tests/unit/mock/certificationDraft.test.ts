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
