import { calendarFeedEndpoints } from '../src/domain/instance/calendarFeed';
import { handlers } from './lib/handlers';
import { MockFile } from './lib/http';
import { createFeed, feedView, findFeed, revokeFeed, toFeedFile } from './lib/instances/calendarFeed';

const FILE_NAME = 'renewals.ics';

export default handlers(calendarFeedEndpoints, {
  state: ({ user }) => ({ feed: feedView(user.userId) }),

  create: ({ user, language }) => createFeed(user.userId, language),

  revoke: ({ user }) => {
    revokeFeed(user.userId);
    return { feed: null };
  },

  read: ({ params, header }) => {
    const text = toFeedFile(findFeed(params.token), header('host') ?? '');
    return new MockFile(FILE_NAME, 'text/calendar; charset=utf-8', Buffer.from(text, 'utf8'));
  },
});
