/** Announcements. */
export default {
  'announcement.failed': '暂时无法读取公告',
};
