import { consoleMenuGroups, siteRoutes } from '../../config/routes';
import en from '../../src/locales/en-US/title';
import zh from '../../src/locales/zh-CN/title';
import { findEntry, groups } from '../../src/pages/usercenter/components/menu/groups';
import { filesBelow, pagePath } from '../support/sources';

/** The paths of spec section 2; `{x}` is a parameter. */
const SPECIFIED = `/404 /demo /home / /order/{orderId} /register /reset-password
/agreement /agreement/about-us /agreement/blockserveterms /agreement/contracttemp /agreement/privacy /agreement/register
/agreement/thirdColumn /agreement/thirdColumn/thirdColumn /agreement/thirdColumn/titleItem /agreement/{secondaryColumn}
/announcement /announcement/{id} /login
/serviceMarket /serviceMarket/detail /serviceMarket/detail/tab1 /serviceMarket/detail/tab2 /serviceMarket/nopay
/serviceMarket/order /serviceMarket/result
/usercenter /usercenter/order /usercenter/order/{orderId} /usercenter/order-old /usercenter/order-old/{orderId}
/usercenter/overview /usercenter/security /usercenter/security/certification /usercenter/security/certification/file
/usercenter/security/certification/modal /usercenter/security/certification/myContext
/usercenter/security/certification/submit /usercenter/security/certification/unverified
/usercenter/security/certification/verified /usercenter/security/settings
/usercenter/security/settings/change-password /usercenter/security/settings/change-phone /usercenter/service
/usercenter/service/charge`.split(/\s+/);

/** The console's stock pages. */
const CONSOLE = `/welcome /admin /admin/sub-page /dashboard/analysis /dashboard/monitor /dashboard/workplace
/form/basic-form /form/step-form /form/advanced-form /list/table-list /list/basic-list /list/card-list
/list/search/articles /list/search/projects /list/search/applications /profile/basic /profile/advanced
/result/success /result/fail /exception/403 /exception/404 /exception/500 /account/center /account/settings
/editor/flow /editor/mind /editor/topology /register-result`.split(/\s+/);

const LAYOUTS = ['agreement', 'announcement', 'login', 'serviceMarket', 'usercenter', 'serviceMarket/detail'];

const toRoutePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const table = siteRoutes.map(({ path }) => path);

const pages = filesBelow('src/pages', /\.tsx$/)
  .filter((file) => !/\/components\//.test(file))
  .filter((file) => !LAYOUTS.includes(file.replace(/^src\/pages\//, '').replace(/\.tsx$/, '')));

it('the table contains every route of the specification', () => {
  expect(SPECIFIED.map(toRoutePath).filter((path) => !table.includes(path))).toEqual([]);
});

it('the table contains every console page with its own access key', () => {
  for (const path of CONSOLE) {
    expect(siteRoutes.find((route) => route.path === path)).toMatchObject({ frame: 'console', access: path });
  }
});

it('the table contains each path once', () => {
  expect(new Set(table).size).toBe(table.length);
});

it('every page of the user center belongs to an entry of its menu', () => {
  const own = table.filter((path) => path.startsWith('/usercenter/'));
  const entries = groups.flatMap((group) => group.entries);
  expect(own.filter((pathname) => !findEntry({ pathname, search: '' }, entries))).toEqual([]);
});

it('the table matches the page files', () => {
  const files = pages.map(pagePath).sort();
  expect(files).toEqual(table.filter((path) => path !== '/*').sort());
});

it('the layouts are the sections of the design', () => {
  const layouts = filesBelow('src/pages', /\.tsx$/)
    .map((file) => file.replace(/^src\/pages\//, '').replace(/\.tsx$/, ''))
    .filter(
      (name) =>
        !/components\//.test(name) &&
        filesBelow('src/pages', /\.tsx$/).some((file) => file.startsWith(`src/pages/${name}/`)),
    );
  expect(layouts.sort()).toEqual([...LAYOUTS].sort());
});

it('every title and menu label exists in both languages', () => {
  for (const { titleId } of [...siteRoutes, ...consoleMenuGroups]) {
    expect(zh).toHaveProperty([titleId]);
    expect(en).toHaveProperty([titleId]);
  }
});

it('personal pages and the console need an access key, and other pages do not', () => {
  const guarded = siteRoutes.filter(({ access }) => access).map(({ path }) => path);
  const expected = table.filter(
    (path) =>
      /^\/(usercenter|order)(\/|$)/.test(path) ||
      /^\/serviceMarket\/(order|nopay|result)$/.test(path) ||
      siteRoutes.some((route) => route.path === path && route.frame === 'console'),
  );
  expect(guarded.sort()).toEqual(expected.sort());
});
