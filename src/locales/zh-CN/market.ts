/** The service market and the home page: finding and configuring a service. */
export default {
  'market.rating.none': '暂无评分',
  'market.rating.of': '{count} 人评分，平均 {score} 分（满分 5 分）',
  'market.priceFrom.month': '起 / {count, plural, =1 {月} other {# 个月}}',
  'market.priceFrom.quarter': '起 / {count, plural, =1 {季} other {# 个季度}}',
  'market.priceFrom.year': '起 / {count, plural, =1 {年} other {# 年}}',
  'market.priceFrom.once': '起 / 次',
  'market.failed': '暂时无法读取服务',
};
