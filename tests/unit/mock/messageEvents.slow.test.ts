import { allServices } from '../../../mock/lib/catalogue/catalogue';
import { db } from '../../../mock/lib/db';
import { accountingMonth, startOfMonth } from '../../../src/domain/calendar';
import type { Message } from '../../../src/domain/message/message';
import { customer, instanceOf } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

let client: MessageClient;

beforeEach(async () => {
  client = await createMessageClient();
});

const titles = (messages: readonly Message[]) => messages.map(({ title }) => title);

describe('a message is sent', () => {
  it('when the password or the phone number changes', async () => {
    const changed = await client.newMessages(() => client.changePassword('Market#2026', 'Harbour#4711'));
    expect(titles(changed)).toEqual(['Password changed']);
    customer().phoneChangedAt = Date.now();
    expect((await client.list()).list[0]).toMatchObject({ topic: 'security', title: 'Phone number changed' });
  });

  it('when somebody signs in from a device that was not used before, once', async () => {
    const signIn = (agent: string) =>
      client.call(
        'POST',
        'user/login',
        { userPhone: 'user', loginType: 1, password: 'Market#2026' },
        { 'user-agent': agent },
      );
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const known =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    expect(await client.newMessages(() => signIn(known))).toEqual([]);
    const [message, ...others] = await client.newMessages(() => signIn(firefox));
    expect(message).toMatchObject({ topic: 'security', read: false, target: { kind: 'security' } });
    expect(message?.title).toBe('Sign-in from a new device: Firefox · Windows');
    expect(others).toEqual([]);
    expect(await client.newMessages(() => signIn(firefox))).toEqual([]);
  });

  it('when an identity verification is decided', async () => {
    const { certifications } = db();
    const reasons = [{ zh: '照片模糊。', en: 'The picture is blurred.' }];
    const decided = await client.newMessages(() =>
      Object.assign(certifications.find(({ userId }) => userId === '10002') ?? {}, {
        status: 'rejected',
        timeline: [
          { at: Date.now() - 2_000, event: 'submit', type: 'personal', reasons: [] },
          { at: Date.now() - 1_000, event: 'reject', type: 'personal', reasons },
        ],
      }),
    );
    expect(decided).toMatchObject([
      { title: 'Identity verification rejected', body: 'The picture is blurred.' },
    ]);
  });

  it('when a refund is decided and paid', async () => {
    const order = db().orders.findLast(
      ({ userId, status, paidAmount }) => userId === '10002' && status === 'completed' && paidAmount > 0,
    );
    const messages = await client.newMessages(async () => {
      await client.post(
        `order/${order?.orderId}/refund`,
        { reason: 'notNeeded', idempotencyKey: 'refund-key-1' },
        client.token(),
      );
      client.advance(60);
    });
    expect(messages.map(({ topic, target }) => [topic, target?.id])).toEqual([
      ['refund', order?.orderId],
      ['refund', order?.orderId],
    ]);
    expect(titles(messages)[1]).toMatch(/^Refund approved: /);
    expect(titles(messages)[0]).toMatch(/^Refund of ¥[\d,.]+ paid: /);
  });
});

describe('on the moved clock', () => {
  it('a service that ends has a reminder at each stage and one at its end, each once', async () => {
    const service = instanceOf('invoice-ocr');
    const { instanceId } = service;
    const about = (messages: readonly Message[]) =>
      titles(messages.filter(({ target }) => target?.id === instanceId)).map((title) => title.split(':')[0]);
    const seen: (string | undefined)[] = [];
    for (const days of [10, 7, 2, 1, 0, -5])
      seen.push(...about(await client.newMessages(() => client.moveTo(days, service.endsOn))));
    expect(seen).toEqual(['Ends in 7 days', 'Ends in 1 day', 'Renew now to keep', 'Service ended']);
  });

  it('an automatic renewal that the balance does not cover is announced before it fails', async () => {
    const instance = instanceOf('invoice-ocr');
    instance.autoRenew = true;
    customer().balance = 1;
    const messages = await client.newMessages(() => client.moveTo(2, instance.endsOn));
    const low = messages.filter(({ title }) => title.startsWith('Balance too low'));
    expect(low).toMatchObject([{ topic: 'service', target: { kind: 'balance' } }]);
    expect(low[0]?.body).toContain('your balance is ¥19,799.99 short');
  });

  it('the use of a pack is reported at the threshold of its owner and when it is used up', async () => {
    const pack = allServices().flatMap(({ serviceId, skus }) =>
      skus.flatMap(({ skuCode, units }) => (units ? [{ serviceId, skuCode, units }] : [])),
    )[0];
    const instance = instanceOf('invoice-ocr');
    const { serviceId = '', skuCode = '', units = 0 } = pack ?? {};
    const managed = { alertPercent: 80 };
    Object.assign(instance, { skuCode, quantity: 1, beganOn: Date.now(), endsOn: undefined, managed });
    instance.service = { ...instance.service, serviceId };
    const usage = async (days: number) =>
      (await client.newMessages(() => client.moveTo(-days, Date.now())))
        .filter(({ target }) => target?.id === instance.instanceId)
        .map(({ title, body }) => [title.split(':')[0], body]);
    expect(await usage(39)).toEqual([]);
    const total = units.toLocaleString('en-US');
    expect(await usage(45)).toEqual([
      ['80% used', `You have used ${(units * 0.8).toLocaleString('en-US')} of ${total}.`],
    ]);
    expect(await usage(70)).toMatchObject([['All used', expect.stringContaining(`all of ${total}`)]]);
  });

  it('the use of monthly units is reported at that threshold in every month', async () => {
    const instance = instanceOf('invoice-ocr');
    Object.assign(instance, { skuCode: 'standard', endsOn: undefined, managed: { alertPercent: 10 } });
    instance.service = { ...instance.service, serviceId: 'face-liveness' };
    for (const months of [1, 2]) {
      const start = startOfMonth(accountingMonth(Date.now()), months) ?? 0;
      const messages = await client.newMessages(() => client.moveTo(-10, start));
      const used = messages.filter(({ title }) => title.startsWith('10% used'));
      expect(used.map(({ target }) => target?.id)).toEqual([instance.instanceId]);
    }
  });
});
