/** Agreements and help. */
export default {
  'agreement.version': '版本 {version}，自 {date} 起生效',
  'agreement.failed': '暂时无法读取这份文件',
};
