/** The warning before the end of a session. */
export default {
  'sessionEnd.title': '登录即将到期',
  'sessionEnd.left': '{time} 后将退出登录。',
  'sessionEnd.soon': '登录将在 {minutes} 分钟内到期，您可以选择保持登录。',
  'sessionEnd.last': '登录将在 {seconds} 秒内到期。',
  'sessionEnd.soonFinal': '登录将在 {minutes} 分钟内到期，请重新登录后继续。',
  'sessionEnd.kept': '请重新登录后继续，已填写的内容会保留。',
  'sessionEnd.notice': '您将于 {time} 退出登录。请重新登录后继续，已填写的内容会保留。',
  'sessionEnd.again': '重新登录',
  'sessionEnd.dismiss': '关闭提示',
  'sessionEnd.stay': '保持登录',
  'sessionEnd.failed': '未能延长登录时间，请检查网络后重试。',
  'sessionEnd.final': '无法继续延长登录时间。请先保存内容，再重新登录。',
};
