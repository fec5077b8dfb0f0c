/** Where a person arrives: the user center's overview, the console's first page, the admin pages. */
export default {
  'welcome.morning': '早上好，{name}',
  'welcome.afternoon': '下午好，{name}',
  'welcome.evening': '晚上好，{name}',
  'welcome.account': '账号',
  'welcome.phone': '手机号',
  'welcome.certification': '实名认证',
};
