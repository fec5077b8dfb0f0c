/**
 * The site map: every path with its title, frame and access key (spec section 2). config/plugins/routeMeta.ts adds these
 * facts to Umi's convention routes; tests/unit/siteMap.test.ts compares the table with src/pages and the specification.
 */

/** The layout of a page: the portal, the sign-in card, the console, or only the root layout. */
export type Frame = 'portal' | 'auth' | 'console' | 'none';

export interface SiteRoute {
  /** Absolute path; parameters are written as `:name`. */
  path: string;
  /** Text id of the page's title, which is also its menu label. */
  titleId: TextId<EntryArea>;
  frame: Frame;
  /** The menu path that the user must have. Pages without one are open to visitors. */
  access?: string;
  /** Text id of the description of a page that search engines may list. */
  descriptionId?: Extract<TextId, `description.${string}`>;
  /** Whether the page only leads to the first granted page below it, which then need not be granted itself. */
  isParent?: boolean;
  /** Whether lists of pages leave it out: it needs the choice of another page, or is an error or for developers. */
  isUnlisted?: boolean;
  /** The section whose column must exist (spec section 6). */
  section?: 'market' | 'announcement';
}

const portal = (path: string, titleId: TextId<EntryArea>): SiteRoute => ({ path, titleId, frame: 'portal' });
const auth = (path: string, titleId: TextId<EntryArea>): SiteRoute => ({ path, titleId, frame: 'auth' });
/** The same description for all pages of a public section. */
const described = (descriptionId: SiteRoute['descriptionId'], routes: SiteRoute[]) =>
  routes.map((route) => ({ ...route, descriptionId }));
/** Pages of a section that is shown only when its column exists. */
const inSection = (section: SiteRoute['section'], routes: SiteRoute[]) =>
  routes.map((route) => ({ ...route, section }));
const unlisted = (routes: SiteRoute[]) => routes.map((route) => ({ ...route, isUnlisted: true }));
const member = (path: string, titleId: TextId<EntryArea>, access = path): SiteRoute => ({
  path,
  titleId,
  frame: 'portal',
  access,
});
const operator = (path: string, titleId: TextId<EntryArea>): SiteRoute => ({
  path,
  titleId,
  frame: 'console',
  access: path,
});

export const siteRoutes: SiteRoute[] = [
  { path: '/', titleId: 'title.home', frame: 'none' },
  ...described('description.home', [portal('/home', 'title.home')]),
  ...unlisted([
    portal('/404', 'title.notFound'),
    portal('/*', 'title.notFound'),
    portal('/exception', 'title.exception'),
    portal('/demo', 'title.demo'),
  ]),
  // The document's description: one of its own is 1.6 KB of script.
  auth('/login', 'title.login'),
  auth('/login/linked', 'title.linkedLogin'),
  ...described('description.register', [auth('/register', 'title.register')]),
  auth('/reset-password', 'title.resetPassword'),
  member('/order/:orderId', 'title.payment', '/order'),

  ...described('description.agreement', [
    portal('/agreement', 'title.agreement'),
    portal('/agreement/about-us', 'title.agreement.aboutUs'),
    portal('/agreement/blockserveterms', 'title.agreement.serviceTerms'),
    portal('/agreement/contracttemp', 'title.agreement.contractTemplate'),
    portal('/agreement/privacy', 'title.agreement.privacy'),
    portal('/agreement/register', 'title.agreement.register'),
    ...unlisted([
      portal('/agreement/thirdColumn', 'title.agreement.articles'),
      portal('/agreement/thirdColumn/thirdColumn', 'title.agreement.articles'),
      portal('/agreement/thirdColumn/titleItem', 'title.agreement.article'),
    ]),
    portal('/agreement/:secondaryColumn', 'title.agreement.column'),
  ]),

  ...inSection('announcement', [
    ...described('description.announcement', [
      portal('/announcement', 'title.announcement'),
      portal('/announcement/:id', 'title.announcement.article'),
    ]),
  ]),

  ...inSection('market', [
    ...described('description.market', [portal('/serviceMarket', 'title.serviceMarket')]),
    ...described(
      'description.service',
      unlisted([
        portal('/serviceMarket/detail', 'title.serviceMarket.detail'),
        portal('/serviceMarket/detail/tab1', 'title.serviceMarket.detail'),
        portal('/serviceMarket/detail/tab2', 'title.serviceMarket.specification'),
      ]),
    ),
    ...described('description.provider', [portal('/provider/:providerId', 'title.provider')]),
    member('/serviceMarket/nopay', 'title.serviceMarket.nopay'),
    ...unlisted([
      member('/serviceMarket/order', 'title.serviceMarket.order'),
      member('/serviceMarket/result', 'title.serviceMarket.result'),
    ]),
  ]),

  { ...member('/usercenter', 'title.usercenter'), isParent: true },
  member('/usercenter/overview', 'title.usercenter.overview'),
  member('/usercenter/order', 'title.usercenter.order'),
  member('/usercenter/order/:orderId', 'title.usercenter.orderDetail', '/usercenter/order'),
  member('/usercenter/order/:orderId/receipt', 'title.usercenter.receipt', '/usercenter/order'),
  member('/usercenter/order-old', 'title.usercenter.orderOld'),
  member('/usercenter/order-old/:orderId', 'title.usercenter.orderOldDetail', '/usercenter/order-old'),
  member('/usercenter/service', 'title.usercenter.service'),
  member('/usercenter/service/charge', 'title.usercenter.charge'),
  member('/usercenter/service/budget', 'title.usercenter.budget', '/usercenter/service/charge'),
  member('/usercenter/service/statement', 'title.usercenter.statement', '/usercenter/service/charge'),
  member('/usercenter/service/withdrawal', 'title.usercenter.withdrawal', '/usercenter/service/charge'),
  member('/usercenter/service/:id', 'title.usercenter.serviceDetail', '/usercenter/service'),
  member('/usercenter/invoice', 'title.usercenter.invoice'),
  member('/usercenter/invoice/:id', 'title.usercenter.invoiceDetail', '/usercenter/invoice'),
  member('/usercenter/message', 'title.usercenter.message'),
  member('/usercenter/support', 'title.usercenter.support'),
  member('/usercenter/support/new', 'title.usercenter.supportNew', '/usercenter/support'),
  member('/usercenter/support/:ticketId', 'title.usercenter.ticket', '/usercenter/support'),
  member('/usercenter/service/renewals', 'title.usercenter.renewals'),
  member('/usercenter/coupon', 'title.usercenter.coupon'),
  member('/usercenter/security', 'title.usercenter.security'),
  member('/usercenter/security/certification', 'title.usercenter.certification', '/usercenter/security'),
  ...unlisted(
    ['file', 'modal', 'myContext', 'submit', 'unverified', 'verified'].map((step) =>
      member(
        `/usercenter/security/certification/${step}`,
        'title.usercenter.certification',
        '/usercenter/security',
      ),
    ),
  ),
  member('/usercenter/security/settings', 'title.usercenter.settings', '/usercenter/security'),
  member(
    '/usercenter/security/settings/change-password',
    'title.usercenter.changePassword',
    '/usercenter/security',
  ),
  member(
    '/usercenter/security/settings/change-phone',
    'title.usercenter.changePhone',
    '/usercenter/security',
  ),
  member('/usercenter/security/settings/privacy', 'title.usercenter.privacy', '/usercenter/security'),
  member(
    '/usercenter/security/settings/close-account',
    'title.usercenter.closeAccount',
    '/usercenter/security',
  ),
  member(
    '/usercenter/security/settings/linked-account',
    'title.usercenter.linkedAccount',
    '/usercenter/security',
  ),
  member('/usercenter/security/settings/two-step', 'title.usercenter.twoStep', '/usercenter/security'),

  operator('/welcome', 'title.console.welcome'),
  operator('/dashboard/analysis', 'title.console.analysis'),
  operator('/dashboard/monitor', 'title.console.monitor'),
  operator('/dashboard/workplace', 'title.console.workplace'),
  operator('/form/basic-form', 'title.console.basicForm'),
  operator('/form/step-form', 'title.console.stepForm'),
  operator('/form/advanced-form', 'title.console.advancedForm'),
  operator('/list/table-list', 'title.console.tableList'),
  // Not in the menu: the header, a command and the rules lead to it.
  ...unlisted([{ ...operator('/list/actions', 'title.console.ruleActions'), access: '/list/table-list' }]),
  operator('/list/basic-list', 'title.console.basicList'),
  operator('/list/card-list', 'title.console.cardList'),
  operator('/list/search/articles', 'title.console.searchArticles'),
  operator('/list/search/projects', 'title.console.searchProjects'),
  operator('/list/search/applications', 'title.console.searchApplications'),
  operator('/profile/basic', 'title.console.basicProfile'),
  operator('/profile/advanced', 'title.console.advancedProfile'),
  operator('/result/success', 'title.console.resultSuccess'),
  operator('/result/fail', 'title.console.resultFail'),
  operator('/exception/403', 'title.console.exception403'),
  operator('/exception/404', 'title.console.exception404'),
  operator('/exception/500', 'title.console.exception500'),
  operator('/account/center', 'title.console.accountCenter'),
  operator('/account/settings', 'title.console.accountSettings'),
  operator('/editor/flow', 'title.console.flowEditor'),
  operator('/editor/mind', 'title.console.mindEditor'),
  operator('/editor/topology', 'title.console.topologyEditor'),
  operator('/admin', 'title.console.admin'),
  operator('/admin/sub-page', 'title.console.adminSubPage'),
  operator('/register-result', 'title.console.registerResult'),
];

/** The pages that open without a choice made before. */
export const listedRoutes = siteRoutes.filter(
  ({ path, isParent, isUnlisted }) => !isParent && !isUnlisted && path !== '/' && !path.includes(':'),
);

/** The console pages that are granted on their own. */
export const consolePages = siteRoutes.filter(
  ({ path, frame, access }) => frame === 'console' && access === path,
);

/** The groups of the console's menu. Each contains the console pages below its path, and the `also` page. */
export const consoleMenuGroups = [
  { path: '/welcome', titleId: 'title.console.welcome', icon: 'smile' },
  { path: '/dashboard', titleId: 'menu.console.dashboard', icon: 'dashboard' },
  { path: '/form', titleId: 'menu.console.form', icon: 'form' },
  { path: '/list', titleId: 'menu.console.list', icon: 'table' },
  { path: '/profile', titleId: 'menu.console.profile', icon: 'profile' },
  { path: '/result', titleId: 'menu.console.result', icon: 'checkCircle', also: '/register-result' },
  { path: '/exception', titleId: 'menu.console.exception', icon: 'warning' },
  { path: '/account', titleId: 'menu.console.account', icon: 'user' },
  { path: '/editor', titleId: 'menu.console.editor', icon: 'highlight' },
  { path: '/admin', titleId: 'menu.console.admin', icon: 'crown' },
] as const;

export type ConsoleMenuIcon = (typeof consoleMenuGroups)[number]['icon'];

/** Returns the menu groups with their granted pages; groups without any are left out (spec section 4). */
export function grantedConsoleGroups(access: Record<string, boolean>) {
  return consoleMenuGroups
    .map((group) => {
      const also = 'also' in group ? group.also : group.path;
      const pages = consolePages.filter(
        ({ path }) =>
          access[path] && (path === group.path || path === also || path.startsWith(`${group.path}/`)),
      );
      return { ...group, pages };
    })
    .filter(({ pages }) => pages.length > 0);
}
