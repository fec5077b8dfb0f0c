/** The outline in the document itself, before any of the portal's code has come. Built in by config/shell/markup.ts. */
export default {
  'shell.lost': '页面没有加载完整，可能是网络中断，或网站刚刚更新。',
  'shell.reload': '重新加载',
  'shell.noScript': '本网站需要启用 JavaScript，请在浏览器设置中开启后重新加载。',
};
