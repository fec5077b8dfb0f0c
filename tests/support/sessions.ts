import { newVisitor, slowDown } from './bench/visitor';
import { paysFromBalance } from './customerJourney';
import type { Person } from './person';
import { placesOrder, pressesButton } from './shop';
import { isPageLoaded, press } from './waiting';
import { type LoadedFile, watchFiles } from './weight';

/** A step of a session leads to a page: it ends when that has its title and nothing on it is loading. */
interface Step {
  name: string;
  /** The address of the page, without its host. */
  address: RegExp;
  walks: (person: Person) => Promise<unknown>;
}

const clicks = ({ page }: Person, selector: string) =>
  press(() => page.waitForSelector(selector, { visible: true }));

/** Follows the first visible link that a selector finds. */
const follows = (name: string, address: RegExp, selector: string): Step => ({
  name,
  address,
  walks: (person) => clicks(person, selector),
});

/** Follows a link of the console's menu, whose group is opened on the way. */
const chooses = (name: string, group: string, path: string): Step => ({
  name,
  address: new RegExp(`^${path}$`),
  walks: async (person) => {
    const link = `nav a[href="${path}"]`;
    const shown = await person.page.$(link);
    if (!(await shown?.isVisible())) await person.presses(group, 'menuitem');
    await clicks(person, link);
  },
});

/** A customer buys a service and looks after it. The first step opens the portal in an empty browser. */
const BUYER: Step[] = [
  { name: 'home', address: /^\/home/, walks: (person) => person.opens('/home') },
  follows('market', /^\/serviceMarket$/, 'header a[href="/serviceMarket"]'),
  follows(
    'detail',
    /^\/serviceMarket\/detail\/tab1/,
    'main a[href*="serviceId=live-transcription"], main a[href*="serviceId=voice-synthesis"]',
  ),
  { name: 'order', address: /^\/serviceMarket\/order/, walks: (person) => pressesButton(person, 'Buy now') },
  { name: 'cashier', address: /^\/order\/\d/, walks: placesOrder },
  { name: 'result', address: /^\/serviceMarket\/result/, walks: paysFromBalance },
  {
    name: 'orders',
    address: /^\/usercenter\/order$/,
    walks: async (person) => {
      await person.opensAccountMenu();
      await clicks(person, '[role=menu] a[href="/usercenter/order"]');
    },
  },
  follows(
    'its order',
    /^\/usercenter\/order\/\d+$/,
    'main a[href^="/usercenter/order/"]:not([href$="/receipt"])',
  ),
  follows('services', /^\/usercenter\/service$/, 'main a[href="/usercenter/service"]'),
  follows('service', /^\/usercenter\/service\/I/, 'main a[href^="/usercenter/service/I"]'),
  follows('charges', /charge$/, 'main a[href="/usercenter/service/charge"]'),
  follows('invoices', /invoice$/, 'main a[href="/usercenter/invoice"]'),
  follows('security', /security$/, 'main a[href="/usercenter/security"]'),
];

/** Stops the open rule first, so that there is a recent action. */
const stopsRule = (next: Step): Step => ({
  ...next,
  walks: async (person) => {
    await clicks(person, '::-p-xpath(//*[@role="dialog"]//button[normalize-space(.)="Stop"])');
    await person.sees('Undo');
    await next.walks(person);
  },
});

/** An operator looks at the console. The first step opens it in an empty browser. */
const OPERATOR: Step[] = [
  { name: 'welcome', address: /^\/welcome/, walks: (person) => person.opens('/welcome') },
  chooses('rules', 'Lists', '/list/table-list'),
  follows('rule', /rule=/, 'tbody a[href*="rule="]'),
  stopsRule(chooses('tasks', 'Lists', '/list/basic-list')),
  chooses('articles', 'Lists', '/list/search/articles'),
  chooses('analysis', 'Dashboard', '/dashboard/analysis'),
  chooses('monitor', 'Dashboard', '/dashboard/monitor'),
  chooses('basic form', 'Forms', '/form/basic-form'),
  chooses('profile', 'Profiles', '/profile/basic'),
  chooses('settings', 'Account', '/account/settings'),
  {
    name: 'actions',
    address: /^\/list\/actions/,
    walks: async (person) => {
      await person.presses('Recent actions', 'button');
      await clicks(person, 'a[href="/list/actions"]');
    },
  },
  chooses('roles', 'Administration', '/admin'),
];

export const SESSIONS = {
  buyer: { user: 'user', steps: BUYER },
  operator: { user: 'admin', steps: OPERATOR },
};

/** Milliseconds that a person stays on a page, in which it may load what the next one needs. */
const STAY_MS = 3_000;

/** Runs before the page's own code: notes when the last click was. */
function noteClicks(): void {
  addEventListener('click', ({ timeStamp }) => Object.assign(window, { clicked: timeStamp }), true);
}

export interface WalkedStep {
  name: string;
  /** Milliseconds from the click, or from the request of the first page, until the page is there. */
  shownAfter: number;
  /** What was loaded from the click until the next one. */
  files: LoadedFile[];
}

/** Walks a session in an empty browser, if wanted on a slow device and connection. */
export async function walkSession(name: keyof typeof SESSIONS, isSlow = false): Promise<WalkedStep[]> {
  const { user, steps } = SESSIONS[name];
  // Without motion, which a click may miss.
  const visitor = await newVisitor(user, true);
  const { page } = visitor;
  try {
    await page.evaluateOnNewDocument(noteClicks);
    const watch = await watchFiles(page);
    if (isSlow) await slowDown(page);
    const walked: WalkedStep[] = [];
    for (const step of steps) {
      await step.walks(visitor);
      await page.waitForFunction(
        (address) => new RegExp(address).test(location.pathname + location.search),
        { polling: 'mutation' },
        step.address.source,
      );
      await page.waitForFunction(isPageLoaded, { polling: 'mutation' });
      const shownAfter = await page.evaluate(
        () => performance.now() - ((window as { clicked?: number }).clicked ?? 0),
      );
      await visitor.rests(STAY_MS);
      walked.push({ name: step.name, shownAfter, files: watch.takeFiles() });
    }
    return walked;
  } finally {
    await visitor.leaves();
  }
}
