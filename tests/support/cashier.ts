import { fireEvent } from '@testing-library/react';
import { orderRecord, orderSummary, sent } from './orders';

/** Counts the page's reads of an order. */
export const reads = (orderId: string) => sent('GET', `order/${orderId}`).length;
export const resultPath = (orderId: string) => `/serviceMarket/result?orderId=${orderId}`;
export const seenAgain = () => fireEvent(document, new Event('visibilitychange'));

type OrderRecord = ReturnType<typeof orderRecord>;

/** Changes an order on the server, as something elsewhere would, and looks at the page again. */
export function changeOrder(orderId: string, change: (record: OrderRecord) => void): void {
  const record = orderRecord(orderId);
  change(record);
  record.version += 1;
  seenAgain();
}

/** What is beside the summary of the order. */
const panel = () => orderSummary().nextElementSibling as Element;

export const expectPanel = (expected: string) => expect(panel()).toRead(expected);

/** The time left to pay, at first. */
export const TIME_LEFT = 'Time left to pay // … // Less than 30 minutes left to pay';

const WAYS = `${TIME_LEFT} // radiogroup Payment method:
    ( ) AlipayScan a QR code with Alipay // ( ) WeChat PayScan a QR code with WeChat
    ( ) Account balanceAvailable: ¥… // (Top up)
    ( ) Bank transferTransfer to our account. Confirmed when the money arrives.`;

/** The time left and the ways to pay with one chosen, after a notice. */
export const waysWith = (chosen: string, notice = '') =>
  WAYS.replace(`( ) ${chosen}`, `(•) ${chosen}`).replace('radiogroup', `${notice}\nradiogroup`);

/** The same, while none can be chosen. */
export const lockedWays = (chosen: string) => waysWith(chosen).replace(/\(.*?(?= \/\/|$)/gm, '$& disabled');

export const CAN_PAY = `
    (Pay ¥450.00) // (Cancel order)`;
