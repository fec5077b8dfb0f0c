/** Where a person arrives: the user center's overview, the console's first page, the admin pages. */
export default {
  'welcome.morning': '早上好，{name}',
  'welcome.afternoon': '下午好，{name}',
  'welcome.evening': '晚上好，{name}',
  'welcome.account': '账号',
  'welcome.phone': '手机号',
  'welcome.certification': '实名认证',
  'welcome.requests': '{count} 条访问申请待处理',
  'welcome.refused': '“{title}”未通过检查，需要修改',
  'welcome.unread': '{count} 条公告未读',
  'welcome.failed': '部分待办加载失败。',
  'welcome.console.description': '您可以使用以下页面：',
};
