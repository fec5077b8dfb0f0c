import { expectOwnHost, hostilePages } from '../support/hostilePages';

/** Pages with different kinds of links and pictures. hostileAnswers.slow.test.tsx opens all. */
const PAGES = [
  '/home',
  '/agreement/201',
  '/announcement/6901',
  '/serviceMarket/detail/tab1?serviceId=live-transcription',
  '/provider/1001',
  '/usercenter/order',
  '/usercenter/message',
  '/usercenter/security',
  '/dashboard/workplace',
  '/list/search/applications',
  '/account/center',
];

it('knows the pages', () => expect(hostilePages).toEqual(expect.arrayContaining(PAGES)));

it.each(PAGES)('no text of an answer becomes a link or a picture of another host on %s', expectOwnHost);
