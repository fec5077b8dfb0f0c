/**
 * The areas of the code by name: their files and folders, and the share of random faults in percent that tests shall notice.
 *
 * @type {Record<string, { paths: string[], goal: number }>}
 */
export const areas = {};

const add = (goal, list) => {
  for (const [name, ...paths] of list) areas[name] = { paths: paths.length > 0 ? paths : [name], goal };
};

const domain = (name) => [`src/domain/${name}`];

add(90, [
  ...['account', 'catalog', 'certification', 'console', 'content', 'editor', 'instance'].map(domain),
  ...['invoice', 'message', 'money', 'order', 'review', 'rule', 'support'].map(domain),
  ['src/request'],
  ['src/components/query'],
  ['src/components/list'],
  ['src/components/form'],
]);

const MARKET = 'src/pages/serviceMarket';
const CENTER = 'src/pages/usercenter';

add(80, [
  ['src/services'],
  ['src/browser'],
  ['pages: order', `${CENTER}/order`, `${CENTER}/order-old`],
  ['pages: cashier', 'src/pages/order', `${MARKET}/order.tsx`, `${MARKET}/nopay.tsx`, `${MARKET}/result.tsx`],
  ['pages: invoice', `${CENTER}/invoice`],
  [
    'pages: charges',
    ...['charge', 'budget', 'statement', 'withdrawal', 'renewals'].map(
      (page) => `${CENTER}/service/${page}.tsx`,
    ),
    `${CENTER}/components/money`,
  ],
  ['pages: service', ...['index.tsx', '$id.tsx', 'components'].map((name) => `${CENTER}/service/${name}`)],
  ['pages: security', `${CENTER}/security`],
  ['pages: sign-in', 'src/pages/login', 'src/pages/register', 'src/pages/reset-password'],
  [
    'pages: market',
    `${MARKET}/index.tsx`,
    `${MARKET}/detail.tsx`,
    `${MARKET}/detail`,
    `${MARKET}/components`,
  ],
]);

add(70, [
  ['pages: home and help', 'src/pages/home', 'src/pages/agreement', 'src/pages/announcement'],
  [
    'pages: user center',
    ...['overview.tsx', 'components/overview', 'coupon', 'message', 'support'].map(
      (name) => `${CENTER}/${name}`,
    ),
  ],
  ['pages: rule', 'src/pages/list/table-list.tsx', 'src/pages/list/components/rule'],
  [
    'pages: console lists',
    ...[
      'actions.tsx',
      'basic-list.tsx',
      'card-list.tsx',
      'components/basic',
      'components/card',
      'search',
    ].map((name) => `src/pages/list/${name}`),
  ],
  ['pages: dashboard', 'src/pages/dashboard', 'src/pages/welcome', 'src/pages/admin'],
  ['pages: forms', 'src/pages/form', 'src/pages/profile', 'src/pages/result', 'src/pages/exception'],
  ['pages: account', 'src/pages/account'],
  ['pages: editor', 'src/pages/editor'],
  [
    'components: order',
    'src/components/order',
    'src/components/coupon',
    'src/components/invoice',
    'src/components/topUp',
  ],
  ['components: service', 'src/components/service', 'src/components/review', 'src/components/submission'],
  [
    'components: content',
    ...['agreement', 'announcement', 'article', 'message', 'search', 'chart'].map(
      (name) => `src/components/${name}`,
    ),
  ],
  [
    'components: account',
    ...['security', 'profile', 'picture', 'rule'].map((name) => `src/components/${name}`),
  ],
  ['src/layouts'],
  ['src/monitoring'],
  ['mock: money', 'mock/lib/money', 'mock/lib/invoices', 'mock/lib/orders', 'mock/lib/sales'],
  ['mock: services', 'mock/lib/instances', 'mock/lib/catalogue', 'mock/lib/reviews', 'mock/lib/support'],
  [
    'mock: account',
    ...['account', 'certification', 'identity', 'security', 'messages'].map((name) => `mock/lib/${name}`),
  ],
  ['mock: console', 'mock/lib/console', 'mock/lib/rules', 'mock/lib/dashboard'],
]);
