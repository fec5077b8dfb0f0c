import { settles, violations } from '../support/accessibility';
import { treeErrors } from '../support/accessibilityTree';
import { journey } from '../support/e2eJourney';
import { equalAccessViolations } from '../support/equalAccess';
import type { Person } from '../support/person';
import { opensAs } from '../support/signIn';

/** A page, and the controls that are pressed on it, one after the other. */
type State = [path: string, ...pressed: string[]];

const DETAIL = '/serviceMarket/detail/tab1?serviceId=live-transcription';

const VISITOR: State[] = [
  ['/login'],
  ['/login', 'Sign in'],
  ['/login', 'Phone'],
  ['/register', 'Sign up'],
  ['/reset-password', 'Reset password'],
];

const MEMBER: State[] = [
  ['/home', 'Messages'],
  ['/demo', 'Trigger http-500'],
  ['/announcement/6901'],
  ['/agreement/privacy'],
  ['/serviceMarket'],
  [DETAIL, 'Price details'],
  ['/serviceMarket/detail/tab2?serviceId=live-transcription', 'What is a stream?'],
  ['/serviceMarket/order'],
  ['/serviceMarket/nopay', 'Cancel order: Log Search'],
  ['/usercenter/overview'],
  ['/usercenter/order/1001'],
  ['/usercenter/service', 'Access details: Face Liveness Detection'],
  ['/usercenter/service', 'More: Website Vulnerability Scan', 'Upgrade'],
  ['/usercenter/service/charge', 'Top up'],
  ['/usercenter/service/budget', 'Save alerts'],
  ['/usercenter/service/statement'],
  ['/usercenter/service/withdrawal', 'Withdraw'],
  ['/usercenter/service/renewals'],
  ['/usercenter/invoice', 'Request invoice'],
  ['/usercenter/invoice', 'Billing details'],
  ['/usercenter/message', 'Settings'],
  ['/usercenter/support/new', 'Submit ticket'],
  ['/usercenter/coupon', 'Add'],
  ['/usercenter/security'],
  ['/usercenter/security/settings', 'Edit profile'],
  ['/usercenter/security/settings', 'Change picture'],
  ['/usercenter/security/settings/change-password', 'Change password'],
  ['/usercenter/security/settings/change-phone'],
  ['/usercenter/security/certification/modal', 'Verify a company'],
];

const CONSOLE: State[] = [
  ['/welcome', 'Search or jump to Ctrl K'],
  ['/welcome', 'Recent actions'],
  ['/welcome', 'Open settings'],
  ['/dashboard/analysis'],
  ['/dashboard/monitor'],
  ['/dashboard/workplace', 'Add link'],
  ['/form/basic-form', 'Submit goal'],
  ['/form/step-form', 'Next'],
  ['/form/advanced-form', 'Add member'],
  ['/list/table-list', 'New rule'],
  ['/list/table-list', 'Columns'],
  ['/list/table-list', 'More actions'],
  ['/list/table-list', 'Filters'],
  ['/list/table-list', 'Views'],
  ['/list/table-list?rule=R-10000'],
  ['/list/basic-list', 'New task'],
  ['/list/card-list', 'New template'],
  ['/list/search/articles'],
  ['/list/search/applications', 'Edit Listing Assistant'],
  ['/profile/advanced'],
  ['/result/fail'],
  ['/account/center', 'Add tag'],
  ['/account/settings'],
  ['/account/settings', 'Notifications'],
  ['/editor/flow', 'File'],
  ['/editor/mind', 'More'],
  ['/editor/topology'],
  ['/admin/sub-page'],
];

/** Axe wants all content in landmarks. An open menu is at the end of the document, and has the focus. */
const POPUP_OUTSIDE = /^moderate region .*(ant-dropdown|rc-menu)/;

const QUIET_MS = 200;

/** Changes the open page to Chinese without a reload, and waits until what the server says is in Chinese, too. */
async function readsChinese(person: Person): Promise<void> {
  // A click by script reaches the button also behind a dialog.
  await person.page.$eval('header button[lang]', (button) => (button as HTMLElement).click());
  await person.page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
  await person.rests(QUIET_MS);
  await settles(person);
}

/** Returns what axe, IBM's engine and the accessibility tree in both languages say against each state. */
async function examines(person: Person, states: State[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [path, ...pressed] of states) {
    await person.opens(path);
    for (const name of pressed) await person.presses(name);
    await settles(person);
    const errors = (await violations(person)).filter((line) => !POPUP_OUTSIDE.test(line));
    errors.push(...(await equalAccessViolations(person)), ...(await treeErrors(person, 'en-US')));
    await readsChinese(person);
    errors.push(...(await treeErrors(person, 'zh-CN')));
    // The next page opens in English.
    await person.page.evaluate(() => localStorage.setItem('umi_locale', 'en-US'));
    if (errors.length > 0) found[[path, ...pressed].join(': ')] = errors;
  }
  return found;
}

const SATISFY = 'satisfy axe, the engine of IBM and the accessibility tree';

journey(`34 states of the portal ${SATISFY}`, { language: 'en-US' }, async (person) => {
  const found = await examines(person, VISITOR);
  await opensAs(person, 'admin', '/home');
  Object.assign(found, await examines(person, MEMBER));
  expect(found).toEqual({});
});

journey(`28 states of the console ${SATISFY}`, { language: 'en-US' }, async (person) => {
  // A form that was filled in asks before it is left.
  person.page.on('dialog', (dialog) => void dialog.accept());
  await opensAs(person, 'admin', '/home');
  expect(await examines(person, CONSOLE)).toEqual({});
});
