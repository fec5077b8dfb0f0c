import { expectOwnHost, hostilePages } from '../support/hostilePages';

it.each(hostilePages)(
  'no text of an answer becomes a link or a picture of another host on %s',
  expectOwnHost,
);
