import { messageEndpoints } from '../../../src/domain/message/endpoints';
import { describeEndpoints } from '../endpoint';

export const MESSAGE_ENDPOINTS = describeEndpoints('message', messageEndpoints, {
  list: {
    id: 'listMessages',
    summary:
      'The user’s messages, newest first. They are kept for 180 days; those of a topic whose channel `site` is off are left out. Which events send one is up to the back end.',
  },
  unread: { id: 'countUnreadMessages', summary: 'The number of unread messages, for the header.' },
  read: {
    id: 'markMessagesRead',
    summary:
      'Marks some or all messages as read, with the announcements that they are about, and returns the counts. Ignores unknown ids.',
    example: { messageIds: [] },
  },
  settings: { id: 'getMessageSettings', summary: 'How the user receives the messages of each topic.' },
  changeSetting: {
    id: 'changeMessageSetting',
    summary: 'Changes one setting, for messages from then on, and returns all settings.',
    example: { topic: 'order', channel: 'mail', on: true },
  },
});
