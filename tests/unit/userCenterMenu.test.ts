import { existsSync, readFileSync } from 'node:fs';
import { siteRoutes } from '../../config/routes';
import { findEntry, grantedGroups, groups } from '../../src/pages/usercenter/components/menu/groups';

const entries = groups.flatMap((group) => group.entries);

const entryAt = (address: string, among = entries) => {
  const { pathname, search } = new URL(address, 'http://portal.test');
  return findEntry({ pathname, search }, among)?.to;
};

const grant =
  (...paths: string[]) =>
  (address: string) =>
    paths.includes(address);

describe('the groups', () => {
  it('name pages of the site map', () => {
    const paths = siteRoutes.map(({ path }) => path);
    const named = entries.flatMap(({ to, further = [] }) => [to, ...further]);
    expect(named.filter((address) => !paths.includes(address.replace(/\?.*/, '')))).toEqual([]);
  });

  it('are six, four of them in the bar of a phone', () => {
    expect(groups.map(({ name }) => name)).toEqual([
      'overview',
      'services',
      'orders',
      'billing',
      'contact',
      'settings',
    ]);
    expect(groups.filter(({ isInBar }) => isInBar).map(({ name }) => name)).toEqual([
      'overview',
      'services',
      'orders',
      'billing',
    ]);
  });

  it('leave out what may not be opened, and groups without any entry', () => {
    const granted = grantedGroups(grant('/usercenter/service/renewals', '/usercenter/coupon'));
    expect(granted.map(({ name, entries: own }) => [name, ...own.map(({ to }) => to)])).toEqual([
      ['services', '/usercenter/service/renewals'],
      ['billing', '/usercenter/coupon'],
    ]);
  });

  it('have the past orders behind the orders, or as a line of their own without access to these', () => {
    const orders = (...paths: string[]) =>
      grantedGroups(grant(...paths)).flatMap(({ entries: own }) => own.map(({ to }) => to));
    expect(orders('/usercenter/order', '/usercenter/order-old')).toEqual(['/usercenter/order']);
    expect(orders('/usercenter/order-old')).toEqual(['/usercenter/order-old']);
  });
});

describe('the name of an entry', () => {
  it.each(entries.map(({ to, titleId }) => [titleId, to]))('%s is the title of %s', (titleId, to) => {
    const [path = '', query] = to.split('?');
    const file = [`src/pages${path}.tsx`, `src/pages${path}/index.tsx`].find((name) => existsSync(name));
    // Its heading.
    expect(readFileSync(file ?? '', 'utf8')).toContain(`t('${titleId}')`);
    // The title of the window; a part of a page sets it itself.
    if (!query) expect(siteRoutes.find((route) => route.path === path)?.titleId).toBe(titleId);
  });
});

describe('the entry of a page', () => {
  it.each([
    ['/usercenter/overview', '/usercenter/overview'],
    ['/usercenter/order/1', '/usercenter/order'],
    ['/usercenter/service/I1', '/usercenter/service'],
    ['/usercenter/service/renewals', '/usercenter/service/renewals'],
    ['/usercenter/service/statement', '/usercenter/service/charge'],
    ['/usercenter/service/budget', '/usercenter/service/budget'],
    ['/usercenter/message', '/usercenter/message'],
    ['/usercenter/message?tab=list', '/usercenter/message'],
    ['/usercenter/message?topic=order&tab=settings', '/usercenter/message?tab=settings'],
    ['/usercenter/security/certification/submit', '/usercenter/security'],
    ['/usercenter/security/settings', '/usercenter/security/settings'],
    ['/usercenter/security/settings/change-password', '/usercenter/security'],
    ['/usercenter/security/settings/close-account', '/usercenter/security/settings'],
    ['/usercenter/security/settings/privacy', '/usercenter/security/settings/privacy'],
  ])('of %s is %s', (address, to) => expect(entryAt(address)).toBe(to));

  it('is that of the orders for past orders, and their own where it is the only one', () => {
    const old = entries.filter(({ behind }) => behind);
    expect(entryAt('/usercenter/order-old/O1', old)).toBe('/usercenter/order-old');
    const shown = grantedGroups(() => true).flatMap(({ entries: own }) => own);
    expect(entryAt('/usercenter/order-old/O1', shown)).toBe('/usercenter/order');
  });

  it('is none for a page of another section', () => {
    expect(entryAt('/usercenter')).toBeUndefined();
    expect(entryAt('/usercenters/order')).toBeUndefined();
  });
});
