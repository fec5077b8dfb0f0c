/** The outline in the document itself, before any of the portal's code has come. Built in by config/shell/markup.ts. */
export default {
  'shell.lost': '页面没有加载完整，可能是网络中断，或网站刚刚更新。',
  'shell.reload': '重新加载',
  'shell.noScript': '本网站需要启用 JavaScript，请在浏览器设置中开启后重新加载。',
  'shell.oldBrowser': '请更新浏览器',
  'shell.oldBrowser.needs':
    '本网站需要 Chrome 或 Edge {chrome}、Firefox {firefox}、Safari {safari} 或更高版本。',
  'shell.oldBrowser.update': '请在浏览器菜单的“帮助”或“关于”中更新；Safari 随系统更新。',
};
