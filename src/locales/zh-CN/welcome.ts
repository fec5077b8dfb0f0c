/** Where a person arrives: the user center's overview, the console's first page, the admin pages. */
export default {
  'welcome.morning': '早上好，{name}',
  'welcome.afternoon': '下午好，{name}',
  'welcome.evening': '晚上好，{name}',
  'welcome.account': '账号',
  'welcome.phone': '手机号',
  'welcome.certification': '实名认证',
  'welcome.console.description': '您可以使用以下页面：',
  'admin.onlyAdmin': '本页只有管理员可以查看',
  'admin.description': '能打开这里，说明您的菜单包含 {path}。',
  'admin.toSubPage': '前往二级管理页',
};
