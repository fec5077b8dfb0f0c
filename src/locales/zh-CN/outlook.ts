/** Whether, when and why not a service renews, on every page that shows it. */
export default {
  'outlook.renews': '{date} 自动续费 {amount}',
  'outlook.willEnd':
    '{reason, select, endScheduled {{date} 到期，已安排到期停用} trial {试用于 {date} 到期} notSold {{date} 到期，该套餐已停止销售} other {{date} 到期，不会续费}}',
  'outlook.short': '{past, select, true {未能} other {无法}}于 {date} 自动续费：余额还差 {missing}',
  'outlook.blocked':
    '{past, select, true {未能} other {无法}}于 {date} 自动续费：{reason, select, unverified {尚未完成实名认证} refund {有订单正在退款} setupFailed {有已付款的订单开通失败} openOrder {有未完成的订单} handOver {正在移交给其他账号} other {该套餐已停止销售}}',
  'outlook.grace': '已于 {date} 到期，还可使用 {days} 天，至 {until}。',
  'outlook.action.buy': '购买正式套餐',
  'outlook.action.keep': '查看安排',
  'outlook.action.renew': '续费',
  'outlook.action.topUp': '充值',
  'outlook.action.choosePlan': '查看在售套餐',
  'outlook.action.verify': '去实名认证',
  'outlook.action.viewOrder': '查看订单',
  'outlook.action.withdrawHandOver': '查看移交',
};
