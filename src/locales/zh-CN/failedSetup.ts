export default {
  'failedSetup.title': '{count} 个服务开通失败',
  'failedSetup.failed': '开通失败的订单加载失败。',
  'failedSetup.refund': '{date}前将退还 {amount}。',
  'failedSetup.take': '立即退款',
  'failedSetup.of': '{action}：{subject}',
  'failedSetup.free': '未产生费用，您可以再次下单。',
  'failedSetup.view': '查看订单',
};
