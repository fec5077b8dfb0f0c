import type zh from '../zh-CN/language';

export default {
  'language.choose': 'Choose language',
} satisfies Record<keyof typeof zh, string>;
