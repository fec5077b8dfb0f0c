import { fireEvent } from '@testing-library/react';
import { configuration, orderRecord, orderSummary, sent } from './orders';
import { outline } from './outline';

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

/** What is beside the summary of the order, without the configuration. */
const panel = () =>
  outline(orderSummary().parentElement?.previousElementSibling as Element).replace(
    `section Configuration:\n${outline(configuration())}`,
    '',
  );
/** The buttons below the total. */
const actions = () =>
  outline(orderSummary().lastElementChild as Element)
    .split('\n')
    .filter((line) => line.startsWith('('));

/** Expects what is decided beside the summary, and then the buttons of the summary. */
export const expectPanel = (expected: string) => expect([panel(), ...actions()].join('\n')).toRead(expected);

/** The time left to pay, at first. */
const TIME_LEFT = 'Time left to pay // … // Less than 30 minutes left to pay';

/** A title with the time left to pay, at first. */
export const titleWithTime = (title: string) => `section ${title}: // ## ${title} // ${TIME_LEFT}`;

const TITLE = titleWithTime('Payment method');
const WAYS = `Payment method
    ( ) Alipay – Scan a QR code with Alipay // ( ) WeChat Pay – Scan a QR code with WeChat
    ( ) Account balance – Available: ¥… // (Top up)
    ( ) Bank transfer – Transfer to our account. Confirmed when the money arrives.`;

/** The time left and the ways to pay with one chosen, after a notice. */
export const waysWith = (chosen: string, notice = '') =>
  `${TITLE}\n${notice}\n${WAYS.replace(`( ) ${chosen}`, `(•) ${chosen}`)}`;

/** The same, while none can be chosen. */
export const lockedWays = (chosen: string) =>
  waysWith(chosen)
    .replace(/(\([ •]\) [^–\n]+?)(?= –)/g, '$1 disabled')
    .replace('(Top up)', '(Top up) disabled');

export const CAN_PAY = `
    (Cancel order) // (Pay ¥450.00)`;
