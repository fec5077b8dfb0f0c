import { invoicePayloadSchema } from '../src/domain/order/invoice';
import { refundPayloadSchema } from '../src/domain/order/refund';
import { now } from './lib/clock';
import { db } from './lib/db';
import { endpoint } from './lib/endpoint';
import { orderAnswer } from './lib/orders/answers';
import { requestInvoice } from './lib/orders/invoices';
import { ownOrder } from './lib/orders/ownOrders';
import { requestRefund, withdrawRefund } from './lib/orders/refunding';
import { invoiceRefused } from './lib/orders/refusals';
import { settleOrder } from './lib/orders/settle';

export default {
  'POST /api/v1/order/:orderId/refund': endpoint(
    (call) => {
      const payload = call.body(refundPayloadSchema);
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      const { language } = call;
      const { refund, refundAfterMs } = db().paymentSettings;
      requestRefund(order, payload, { at, refund, refundAfterMs, language });
      settleOrder(db(), order, at);
      return orderAnswer(order, { at, language });
    },
    { auth: true },
  ),

  'POST /api/v1/order/:orderId/refund/withdraw': endpoint(
    (call) => {
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      const { language } = call;
      withdrawRefund(order, { at, language });
      return orderAnswer(order, { at, language });
    },
    { auth: true },
  ),

  'POST /api/v1/order/:orderId/invoice': endpoint(
    (call) => {
      const payload = call.body(invoicePayloadSchema);
      const order = ownOrder(call.user.userId, call.params.orderId);
      const at = now();
      const { language } = call;
      if (!requestInvoice(order, payload, at)) throw invoiceRefused(orderAnswer(order, { at, language }));
      return orderAnswer(order, { at, language });
    },
    { auth: true },
  ),
};
