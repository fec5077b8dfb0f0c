/** What waits for the user, on the home page and in the overview. */
export default {
  'attention.title': '待处理事项',
  'attention.more': '还有 {count} 项',
  'attention.rest': '其他待处理事项',
  'attention.unpaid': '{count} 个待付款订单',
  'attention.unpaid.failed': '待付款订单加载失败',
  'attention.left': '请在 {time} 内付款',
  'attention.expired': '付款时间已过',
  'attention.paying': '付款处理中',
  'attention.pay': '支付 {amount}',
  'attention.pay.of': '支付 {amount}：{subject}',
  'attention.resume': '继续付款',
  'attention.resume.of': '继续付款：{subject}',
  'attention.ending.failed': '即将到期的服务加载失败',
};
