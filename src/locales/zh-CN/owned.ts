export default {
  'owned.one': '您已有此服务：{plan}',
  'owned.oneUntil': '您已有此服务：{plan}，{date}到期',
  'owned.trial': '您正在试用：{plan}',
  'owned.trialUntil': '您正在试用：{plan}，{date}到期',
  'owned.many': '您已有 {count} 个此服务',
  'owned.view': '查看',
  'owned.renew': '续费',
  'owned.upgrade': '升级',
  'owned.another': '本次下单会另外新购一个。如需继续使用现有服务，请续费或升级。',
  'owned.another.only': '本次下单会另外新购一个。',
};
