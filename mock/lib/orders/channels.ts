import type { PayChannel, Payment } from '../../../src/domain/order/order';
import { isoTime } from '../clock';
import type { Language, Text } from '../text';
import type { OrderRecord, PaymentRecord } from './records';

export const CHANNEL_NAMES: Record<PayChannel, Text> = {
  alipay: { zh: '支付宝', en: 'Alipay' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  balance: { zh: '账户余额', en: 'Account balance' },
  transfer: { zh: '对公转账', en: 'Bank transfer' },
};

/** What the channel's app would read; the mock's own, and nobody's real address. */
const QR_ADDRESSES: Partial<Record<PayChannel, string>> = {
  alipay: 'https://pay.example.com/alipay/',
  wechat: 'https://pay.example.com/wechat/',
};

const TRANSFER_ACCOUNT = {
  accountName: { zh: '云集服务市场科技有限公司', en: 'Yunji Service Market Technology Co., Ltd.' },
  bank: { zh: '示例银行杭州文三路支行', en: 'Example Bank, Hangzhou Wensan Road Branch' },
  accountNumber: '5719 0000 2026 1120 88',
};

/** A payment as the buyer sees it. */
export function paymentAnswer(order: OrderRecord, payment: PaymentRecord, language: Language): Payment {
  const { paymentId, channel, status, createdAt, failureReason } = payment;
  const address = QR_ADDRESSES[channel];
  return {
    paymentId,
    channel,
    status,
    qrContent: address === undefined ? '' : address + paymentId,
    transferAccount:
      channel === 'transfer'
        ? {
            accountName: TRANSFER_ACCOUNT.accountName[language],
            bank: TRANSFER_ACCOUNT.bank[language],
            accountNumber: TRANSFER_ACCOUNT.accountNumber,
            reference: order.orderId,
          }
        : undefined,
    createdAt: isoTime(createdAt),
    failureReason: failureReason?.[language],
  };
}
