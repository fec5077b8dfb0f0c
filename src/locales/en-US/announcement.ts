import type zh from '../zh-CN/announcement';

/** Announcements. */
export default {
  'announcement.failed': 'Announcements cannot be read right now',
} satisfies Record<keyof typeof zh, string>;
