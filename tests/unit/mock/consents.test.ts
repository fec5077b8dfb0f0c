import * as v from 'valibot';
import { announcedVersions, currentVersion } from '../../../mock/lib/agreements/documents';
import { currentConsents } from '../../../mock/lib/consents';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import {
  AGREEMENT_NOTICE_DAYS,
  agreementSchema,
  consentListSchema,
} from '../../../src/domain/content/agreement';
import type { AgreementChange } from '../../../src/domain/content/agreementChange';
import { customer } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

let client: MessageClient;

beforeEach(async () => {
  client = await createMessageClient();
});

const consents = async () =>
  v.parse(consentListSchema, (await client.get('user/consent/list', client.token())).result);
const changed = async () =>
  (
    (await client.get('user/query/current/userInfo', client.token())).result as {
      changedAgreements: AgreementChange[];
    }
  ).changedAgreements;
const accept = (given: { code: string; version: string }[]) =>
  client.post('user/consent', { consents: given }, client.token());
/** Moves the clock behind the day on which the announced versions take effect, and signs in. */
const passChange = () => client.moveTo(-1, Math.max(...announcedVersions('privacy').map(({ at }) => at)));

describe('given consents', () => {
  it('are listed latest first, with the version in effect', async () => {
    const { list } = await consents();
    expect(list[0]).toMatchObject({
      code: 'privacy',
      title: 'Privacy Policy',
      version: '2.1',
      currentVersion: '2.1',
    });
    expect(list.map(({ consentedAt }) => consentedAt)).toEqual(
      list
        .map(({ consentedAt }) => consentedAt)
        .sort()
        .reverse(),
    );
    expect(list).toHaveLength(customer().consents.length);
    expect(list).toContainEqual(expect.objectContaining({ version: '2.0', currentVersion: '2.1' }));
  });
});

describe('offers', () => {
  it('keep the time of the first agreement when another setting changes', async () => {
    await client.set('promotion', 'sms', true);
    const { offers } = await consents();
    client.advance(60);
    await client.set('order', 'sms', true);
    expect((await consents()).offers).toEqual(offers);
  });

  it('have a topic of their own, which the announcements about offers move to', async () => {
    const { list } = await client.list('&topic=promotion');
    expect(list.length).toBeGreaterThan(2);
    expect(list.every(({ target }) => target?.kind === 'announcement')).toBe(true);
    expect(
      (await client.list('&topic=announcement')).list.every(({ topic }) => topic === 'announcement'),
    ).toBe(true);
    await client.set('promotion', 'site', false);
    expect((await client.list('&topic=promotion')).list).toHaveLength(list.length);
  });
});

describe('a newer version of an agreement', () => {
  const read = async (path: string) =>
    v.parse(agreementSchema, (await client.get(`agreement/${path}`)).result);

  it('is announced with its day, can be read, and is not in effect before', async () => {
    const policy = await read('privacy');
    expect(policy).toMatchObject({ version: '2.1', upcoming: { version: '2.2' } });
    expect(policy.versions.map(({ version }) => version)).not.toContain('2.2');
    expect((await read('privacy?version=2.2')).body).not.toBe(policy.body);
    expect(Date.parse(policy.upcoming?.effectiveAt ?? '')).toBeGreaterThan(Date.now());
    expect(currentConsents(['privacy'])).toEqual([{ code: 'privacy', version: '2.1' }]);
    expect(await changed()).toEqual([]);
  });

  it('is in effect from its day on, for new users, too', async () => {
    await passChange();
    expect(currentVersion('privacy')).toBe('2.2');
    const policy = await read('privacy');
    expect([policy.version, policy.upcoming]).toEqual(['2.2', undefined]);
    expect(await changed()).toEqual([
      { code: 'register', from: '2.0', to: '2.1' },
      { code: 'privacy', from: '2.1', to: '2.2' },
    ]);
  });

  it('is accepted once, with its version and time', async () => {
    await passChange();
    const current = currentConsents(['register', 'privacy']);
    const before = customer().consents.length;
    expect((await accept(current)).result).toEqual({ changedAgreements: [] });
    expect((await accept(current)).code).toBe(200);
    expect(customer().consents).toHaveLength(before + 2);
    expect(await changed()).toEqual([]);
    expect((await consents()).list[0]).toMatchObject({ version: '2.1' });
  });

  it('is not accepted by an older version, nor by a part of what has changed', async () => {
    await passChange();
    for (const given of [
      [
        { code: 'register', version: '2.0' },
        { code: 'privacy', version: '2.2' },
      ],
      [{ code: 'privacy', version: '2.2' }],
    ]) {
      expect((await accept(given)).code).toBe(ACCOUNT_ERROR.consentOutdated);
    }
    expect(await changed()).toHaveLength(2);
  });

  it('is told by a message some days before, once', async () => {
    const day = Math.max(...announcedVersions('privacy').map(({ at }) => at));
    const titles = async () =>
      (await client.list('&topic=announcement')).list
        .filter(({ target }) => target?.kind === 'agreement')
        .map(({ title, target }) => [title.split(' changes')[0], target?.id]);
    expect(await titles()).toEqual([]);
    await client.moveTo(AGREEMENT_NOTICE_DAYS - 1, day);
    const told = await titles();
    expect(told.sort()).toEqual([
      ['Privacy Policy', 'privacy'],
      ['Registration Agreement', 'register'],
    ]);
    await client.moveTo(1, day);
    expect(await titles()).toHaveLength(2);
  });
});
