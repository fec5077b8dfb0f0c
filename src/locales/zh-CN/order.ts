/** Orders and payments. */
export default {
  'order.status.pendingPayment': '待付款',
  'order.status.paying': '付款中',
  'order.status.paid': '已付款',
  'order.status.provisioning': '开通中',
  'order.status.completed': '已完成',
  'order.status.provisionFailed': '开通失败',
  'order.status.cancelled': '已取消',
  'order.status.expired': '已过期',
  'order.status.refundReview': '退款审核中',
  'order.status.refunding': '退款中',
  'order.status.refunded': '已退款',
  'order.failed': '暂时无法读取订单',
};
