/** The frames around the pages. */
export default {
  'section.market': '服务市场',
  'section.agreement': '协议与帮助',
  'section.announcement': '公告',
  'frame.skipToContent': '跳到正文',
  'frame.sections': '网站导航',
  'frame.openMenu': '打开导航',
  'frame.signIn': '登录',
  'frame.register': '注册',
  'frame.signOut': '退出登录',
  'frame.readAccount': '重新读取账号',
  'frame.console': '管理控制台',
  'frame.accountOf': '{name} 的账号菜单',
  'frame.theme.light': '主题：浅色',
  'frame.theme.dark': '主题：深色',
  'frame.theme.system': '主题：跟随系统',
};
