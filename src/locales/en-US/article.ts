import type zh from '../zh-CN/article';

/** Bodies written in Markdown. */
export default {
  'article.code': 'Code',
  'article.plain': 'This text is too long or too complex to format, so it’s shown as plain text.',
  'article.cut': 'Only the first {count, number} characters are shown.',
  'article.incomparable': 'These versions are too long or too complex to compare.',
} satisfies Record<keyof typeof zh, string>;
