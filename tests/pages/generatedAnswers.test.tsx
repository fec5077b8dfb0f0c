import { expectNoCrash, generatedPages } from '../support/generatedPages';

/** Pages with different kinds of answers. generatedAnswers.slow.test.tsx opens all. */
const PAGES = [
  '/announcement/1001',
  '/usercenter/order',
  '/usercenter/service',
  '/usercenter/service/1001',
  '/usercenter/service/renewals',
  '/usercenter/service/statement',
  '/usercenter/service/withdrawal',
  '/usercenter/invoice/1001',
  '/usercenter/security/certification',
  '/usercenter/security/settings/change-phone',
  '/result/success',
  '/profile/advanced',
  '/editor/topology',
];

it('knows the pages', () => expect(generatedPages).toEqual(expect.arrayContaining(PAGES)));

it.each(PAGES)('%s does not crash on generated answers', expectNoCrash);
