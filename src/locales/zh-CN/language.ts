/** The menu of more than two languages. */
export default {
  'language.choose': '选择语言',
};
