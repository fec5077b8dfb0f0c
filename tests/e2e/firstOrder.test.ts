import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overflow } from '../support/accessibility';
import { CERTIFICATION, choosesFile, inTemporaryFolder, picksDay, takes } from '../support/applicant';
import { PDF, PERSON } from '../support/certification';
import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAtCashier, pressesButton, readsOrder, steersPayments } from '../support/shop';
import { filesBelow } from '../support/sources';
import { findControl } from '../support/waiting';

const PHONE = '13712345678';
const PASSWORD = 'a new Market account 26';
const SERVICE = '证件识别接口';

const texts: Record<string, string> = Object.assign(
  {},
  ...filesBelow('src/locales/zh-CN', /\.ts$/).map((path) => require(`../../${path}`).default),
);

/** Returns the text of an id with a name filled in, up to its first other parameter. */
function t(id: string, name = ''): string {
  const text = texts[id]?.replace('{name}', name).split('{')[0]?.trim();
  if (!text) throw new Error(`No text ${id}`);
  return text;
}

/** Verifies the identity, from the start page to the result. */
async function verifies(person: Person, folder: string): Promise<void> {
  await person.isAt(`${CERTIFICATION}/unverified`);
  await person.presses(t('certification.start.begin'));
  await person.sees(t('certification.choose'));
  await person.page.waitForFunction(() => !document.querySelector('.ant-modal[class*="zoom"]'));
  await person.presses(t('certification.choose.personal'), 'button');
  await takes(person, t('certification.choice.residentId'));
  await person.fills(t('certification.field.name'), PERSON.name);
  await person.fills(t('certification.field.idNumber'), PERSON.idNumber);
  await person.presses(t('certification.next'), 'button');
  await picksDay(person, t('certification.field.validFrom'), PERSON.validFrom);
  await picksDay(person, t('certification.field.validUntil'), PERSON.validUntil);
  await person.presses(t('certification.next'), 'button');
  writeFileSync(join(folder, 'scan.pdf'), PDF);
  for (const side of ['idFront', 'idBack']) {
    const name = t(`certification.field.${side}`);
    await choosesFile(person, name, join(folder, 'scan.pdf'));
    await findControl(person.page, t('certification.preview.open', name));
  }
  await person.presses(t('certification.next'), 'button');
  await person.isAt(`${CERTIFICATION}/submit`);
  await person.presses(t('account.code.send'));
  await person.sees(t('account.code.sent'));
  await person.fills(t('account.code'), await person.receivesCode(PHONE));
  await person.ticks(t('certification.consent'));
  await person.presses(t('certification.submit'));
  await person.isAt(`${CERTIFICATION}/myContext`);
  await movesServerClock(60);
}

journey(
  'a visitor registers, verifies the identity, pays, gets an invoice and a refund on a phone',
  { language: 'zh-CN', width: 360 },
  (person) =>
    inTemporaryFolder(async (folder) => {
      const fits = async () => expect(await person.page.evaluate(overflow)).toEqual([]);
      await steersPayments({ settleAfterMs: 500, refund: 'grant', refundAfterMs: 500 });

      await person.opens('/home');
      await person.fills(t('home.search'), SERVICE, 'searchbox');
      await person.hits('Enter');
      await person.isAt('/serviceMarket');
      await person.presses(SERVICE, 'link');
      await person.isAt('/serviceMarket/detail/tab1');
      await person.sees(t('detail.certification'));
      await fits();
      await pressesButton(person, t('detail.buy'));

      await person.isAt('/login');
      await person.presses(t('account.login.toRegister'), 'link');
      await person.isAt('/register');
      await person.fills(t('account.phone'), PHONE);
      await person.presses(t('account.code.send'));
      await person.sees(t('account.code.sent'));
      await person.fills(t('account.code'), await person.receivesCode(PHONE));
      await person.fills(t('account.password'), PASSWORD);
      await person.fills(t('account.passwordRepeat'), PASSWORD);
      await person.ticks(t('account.consent.text'));
      await fits();
      await person.presses(t('account.register.submit'), 'button');

      await person.isAt('/serviceMarket/order');
      await person.sees(t('order.confirm.certification'));
      await fits();
      await person.presses(t('order.confirm.certify'), 'link');
      await verifies(person, folder);
      await person.presses(t('certification.return.order'), 'link');

      await person.isAt('/serviceMarket/order');
      await person.seesNo(t('order.confirm.certification'));
      await person.sees('FIRST50');
      await person.ticks(t('order.consent.text'));
      await pressesButton(person, t('order.pay'));
      const orderId = await isAtCashier(person);
      await fits();
      await pressesButton(person, t('order.pay'));
      await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
      await movesServerClock(120);
      await fits();

      await person.opens(`/usercenter/order/${orderId}`);
      await person.sees(t('usercenter.order.next.completed'));
      await fits();
      await pressesButton(person, t('invoice.order.ask'));
      await person.chooses(t('invoice.type.personal'));
      await person.fills(t('invoice.name'), PERSON.name);
      await person.fills(t('invoice.email'), 'zhang.san@example.com');
      await pressesButton(person, t('invoice.request.submit'));
      await person.sees(t('invoice.status.requested'));
      await movesServerClock(180);
      // The page itself looks again after half a minute.
      await person.reloads();
      await person.sees(t('invoice.status.issued'));

      await pressesButton(person, t('usercenter.refund.title'));
      await person.chooses(t('usercenter.refund.reason.wrongOrder'));
      await fits();
      await pressesButton(person, `${t('usercenter.refund.submit')} ¥`);
      await person.sees(t('usercenter.order.next.refundReview'));
      await movesServerClock(240);
      await person.sees(t('usercenter.order.next.refunded'));
      const order = await readsOrder(person, orderId);
      expect(order).toMatchObject({ status: 'refunded', invoiceStatus: 'reversed' });
      // Within 7 days everything is refunded; the coupon of the first order had taken ¥50 off.
      expect(order.refundedAmount).toBe(order.paidAmount);
      expect(order.paidAmount).toBe(34_900);
    }),
);
