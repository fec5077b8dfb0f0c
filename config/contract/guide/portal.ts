import { REGISTRATION_AGREEMENTS } from '../../../src/domain/account/registration';
import { TOKEN_PATTERN } from '../../../src/domain/account/tokenKey';
import { ROOT_COLUMN_PARENT_ID } from '../../../src/domain/content/column';
import en from '../../../src/locales/en-US/frame';
import titles from '../../../src/locales/en-US/title';
import zh from '../../../src/locales/zh-CN/frame';
import { siteRoutes } from '../../routes';
import { ENDPOINTS } from '../endpoints';
import { codes, table } from './markdown';

const titleOf = (titleId: string) => (titles as Record<string, string>)[titleId] ?? titleId;

/** The operations without which the pages of a menu path are of no use; those of the console name the path themselves. */
export const MENU_NEEDS: Readonly<Record<string, readonly string[]>> = {
  '/order': ['getOrder', 'payOrder'],
  '/serviceMarket/nopay': ['listOrders'],
  '/serviceMarket/order': ['getService', 'quoteOrder', 'placeOrder'],
  '/serviceMarket/result': ['getOrder'],
  '/usercenter': [],
  '/usercenter/overview': ['listOrders', 'listInstances'],
  '/usercenter/order': ['listOrders', 'getOrder'],
  '/usercenter/order-old': ['listOldOrders', 'getOldOrder'],
  '/usercenter/service': ['listInstances', 'getInstanceDetail'],
  '/usercenter/service/charge': ['listCharges', 'getChargeSummary'],
  '/usercenter/service/renewals': ['listRenewals'],
  '/usercenter/invoice': ['listInvoices', 'getInvoice'],
  '/usercenter/message': ['listMessages'],
  '/usercenter/support': ['listTickets', 'createTicket', 'getTicket'],
  '/usercenter/coupon': ['listCoupons'],
  '/usercenter/security': ['getSecuritySummary'],
};

const needsOf = (menu: string): readonly string[] =>
  MENU_NEEDS[menu] ??
  ENDPOINTS.filter(
    ({ page, method, parameters, download }) =>
      page === menu && method === 'GET' && parameters.length === 0 && !download,
  ).map(({ id }) => id);

/** Every path that a user's menus can contain, with the pages that it opens and what they need. */
function menuTable(): string {
  const paths = [...new Set(siteRoutes.flatMap(({ access = [] }) => access))];
  const rows = paths.map((menu) => {
    const pages = siteRoutes.filter(({ access }) => access === menu);
    const titles = [...new Set(pages.map(({ titleId }) => titleOf(titleId)))];
    return [`\`${menu}\``, titles.join(', '), codes(pages.map(({ path }) => path)), codes(needsOf(menu))];
  });
  return table(['menu path', 'title', 'pages', 'needs'], rows);
}

/** The menu paths of a purchase. */
const BUYING = [
  ...new Set(
    siteRoutes.flatMap(({ access = '' }) => (/^\/(serviceMarket|order)\b/.test(access) ? [access] : [])),
  ),
];

/** Pages that only lead to those below them. */
const parents = siteRoutes.flatMap(({ path, isParent }) => (isParent ? [path] : []));

const SECTIONS = [
  ['section.market', 'the catalogue of services'],
  ['section.agreement', 'agreements and help'],
  ['section.announcement', 'announcements'],
] as const;

/** The codes of the agreements that have a page of their own. */
const agreementCodes = siteRoutes.flatMap(({ path, titleId }) => {
  const code = /^\/agreement\/([\w-]+)$/.exec(path)?.[1];
  return code === undefined || code === 'thirdColumn' ? [] : [[`\`${code}\``, titleOf(titleId)]];
});

/** What the portal reads from columns, menus and agreements. */
export const portalGuide = (): string => `## Sections and columns

\`listColumns\` with \`state=1\` returns the visible columns as one flat list. A root has the \`parentId\` \`"${ROOT_COLUMN_PARENT_ID}"\`. A section of the portal is shown only if a column has its title, in either language:

${table(
  ['section', 'title'],
  SECTIONS.map(([id, what]) => [what, `\`${zh[id]}\` or \`${en[id]}\``]),
)}

A deployment can name other titles in \`sections\` of its config.js. Without such a column the section has no link, and its pages show that they are not available: the market (\`/serviceMarket...\`), announcements (\`/announcement...\`). The descendants of the market are the categories of services (\`columnId\` of a service); below agreements and help there are two levels of columns, and below these the articles: columns without any below them, whose \`recordId\` is the \`code\` of \`getAgreement\`. A column of the two levels without articles is shown as empty. The agreements below are shown anyway and need no column; the children of announcements are their categories (\`category\`).

## Menus

\`menus\` of \`getCurrentUser\` decides which pages a user can open; names, icons and order belong to the portal. An entry grants exactly its own \`path\`, and its \`children\` grant theirs (as absolute paths). Pages without a menu path are open to everyone. A parent such as ${codes(parents)} leads to its first granted page and need not be granted itself; a user without any path below \`/usercenter\` cannot open the user center. Which user gets which path is up to the back end; a buyer needs ${codes(BUYING)}, somebody who registers nothing else: the last paths of the table, from \`/welcome\` to \`/register-result\`, are those of the console. \`needs\` names the operations without which a path is best left out (of the console, the reads that name it).

${menuTable()}

Operations of the console name the menu path that they need; without it they refuse with 403. Those that name none are open to every user.

## Agreements

\`listAgreements\` must contain these codes:

${table(['code', 'page'], agreementCodes)}

It may contain others. The articles need not be in it: \`getAgreement\` returns them like agreements, with at least one version. A new user accepts ${codes(REGISTRATION_AGREEMENTS)}; an identity verification \`privacy\`; an order those in \`agreements\` of its service. \`consents\` names the accepted version of each, and others in it are ignored; another version than the current one, or a missing agreement, is refused. A registration without \`consents\` is accepted, too; \`changedAgreements\` of \`getCurrentUser\` then lists ${codes(REGISTRATION_AGREEMENTS)} until the user has accepted them, which the portal asks for at the first sign-in.

## Token

\`signIn\` returns the token: \`${TOKEN_PATTERN.source}\`. Every call of a signed-in user sends it in \`x-authorization\`, without a prefix. No cookies are used. How long a token is valid is up to the back end. With a token that is not valid, an operation that takes one (\`security\`) refuses with 401, also where it serves visitors, so that the portal learns that the session is over; only \`signOut\` succeeds. Any other operation serves a visitor.`;
