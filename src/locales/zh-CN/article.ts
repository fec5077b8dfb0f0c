/** 用 Markdown 写的正文。 */
export default {
  'article.code': '代码',
  'article.plain': '正文过长或结构过于复杂，因此未作排版，以纯文本显示。',
  'article.cut': '仅显示前 {count, number} 个字符。',
  'article.incomparable': '正文过长或结构过于复杂，无法比较这两个版本。',
};
