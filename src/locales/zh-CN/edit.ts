/** Forms: drafts, leaving, names. */
export default {
  'edit.draft': '您在 {at} 有未保存的内容。',
  'edit.draft.restore': '恢复',
  'edit.discard.title': '放弃未保存的修改？',
  'edit.discard.description': '您填写的内容尚未保存。',
  'edit.discard': '放弃修改',
  'edit.discard.no': '继续填写',
  'edit.name.tooLong': '最多 {max} 个字。',
  'edit.name.tooShort': '请输入 {min} 至 {max} 个字。',
  'edit.name.characters': '含有不可见字符，请删除或重新输入。',
};
