import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { settledOrders } from '../../mock/lib/settledOrders';
import { button, field } from '../support/account';
import { advanceClock } from '../support/clock';
import {
  orderRecord,
  payElsewhere,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { openPage, place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';
import { filesBelow, read } from '../support/sources';

type User = ReturnType<typeof renderApp>['user'];

/** How browsers report a key that an input method takes. */
const PRESSES = {
  Chrome(target: Element, key: string) {
    fireEvent.compositionStart(target);
    fireEvent.keyDown(target, { key, isComposing: true });
    fireEvent.compositionEnd(target);
  },
  Safari(target: Element, key: string) {
    fireEvent.compositionStart(target);
    fireEvent.compositionEnd(target);
    fireEvent.keyDown(target, { key, keyCode: 229 });
  },
};

interface Handler {
  keys: readonly string[];
  /** Opens the page and returns the field. */
  open: () => Promise<{ user: User; target: HTMLElement }>;
  /** The page while the field has not taken a key. */
  isUnchanged: (target: HTMLElement) => void | Promise<void>;
}

const admin = (address: string) => {
  signIn('admin');
  return renderApp(address);
};

const HANDLERS: Record<string, Handler> = {
  'a row of members': {
    keys: ['Enter', 'Escape'],
    async open() {
      const { user } = admin('/form/advanced-form?from=warehouse-east');
      await user.click(await screen.findByRole('button', { name: 'Add member' }));
      return { user, target: await screen.findByLabelText('Member name') };
    },
    isUnchanged(target) {
      expect(target).toHaveValue('张');
      expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    },
  },
  'a refund': {
    keys: ['Escape'],
    async open() {
      signInAs('user');
      db().paymentSettings.settleAfterMs = 0;
      const service = someService(
        ({ requiresCertification, purchaseLimit, skus }) =>
          !requiresCertification &&
          purchaseLimit === 0 &&
          skus.every(
            ({ units, periods }) => units === undefined && periods.every(({ price }) => price >= 20_000),
          ),
      );
      const orderId = await placedOrder(toSelection(service));
      await payElsewhere(orderId, 'alipay');
      advanceClock(10);
      settledOrders();
      expect(orderRecord(orderId).paidAmount).toBeGreaterThan(0);
      const { user } = await openPage(`/usercenter/order/${orderId}?refund=1`);
      return { user, target: field('Anything to add (optional)') };
    },
    isUnchanged(target) {
      expect(target).toHaveValue('张');
      expect(place()).toContain('?refund=1');
    },
  },
  'a tag': {
    keys: ['Escape'],
    async open() {
      const { user } = admin('/account/center');
      await user.click(await screen.findByRole('button', { name: 'Add tag' }));
      return { user, target: field('New tag') };
    },
    isUnchanged: (target) => expect(target).toHaveValue('张'),
  },
  'the command palette': {
    keys: ['Enter', 'Escape', 'ArrowDown'],
    async open() {
      const { user } = await openPage('/welcome', { account: 'admin' });
      await user.keyboard('{Control>}k{/Control}');
      return { user, target: await screen.findByRole('combobox', { name: /^Search pages/ }) };
    },
    isUnchanged(target) {
      expect(target).toHaveValue('张');
      expect(place()).toBe('/welcome');
    },
  },
  'the search of the header': {
    keys: ['Escape', 'ArrowDown'],
    async open() {
      const { user } = await openPage('/serviceMarket');
      const target = await screen.findByRole('searchbox', { name: 'Search services' });
      await user.click(target);
      return { user, target };
    },
    isUnchanged(target) {
      expect(target).toHaveValue('张');
      expect(target).toHaveFocus();
    },
  },
  'a dialog of antd': {
    keys: ['Escape'],
    async open() {
      const { user } = admin('/list/basic-list');
      await user.click(await screen.findByRole('button', { name: 'New task' }));
      return { user, target: await screen.findByLabelText('Title') };
    },
    isUnchanged(target) {
      expect(target).toHaveValue('张');
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  },
  'the search of rules': {
    keys: ['Enter', 'ArrowDown'],
    async open() {
      const { user } = admin('/list/table-list');
      const target = await screen.findByRole('searchbox');
      await within(await screen.findByRole('table')).findAllByRole('row');
      return { user, target };
    },
    isUnchanged: () => expect(place()).toBe('/list/table-list'),
  },
};

it.each(Object.entries(HANDLERS))('%s leaves the keys of a word to the input method', async (_, handler) => {
  const { user, target } = await handler.open();
  await user.fill(target, '张');
  for (const press of Object.values(PRESSES)) {
    for (const key of handler.keys) press(target, key);
    await handler.isUnchanged(target);
  }
});

it('gives a key to the page once the word is finished', async () => {
  const { user, target } = await (HANDLERS['a tag'] as Handler).open();
  await user.fill(target, '张');
  fireEvent.keyDown(target, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(button('Add tag')).toHaveFocus());
});

it('leaves no handler that hears keys before the guard, and no second guard', () => {
  const sources = filesBelow('src', /\.tsx?$/).filter((path) => path !== 'src/browser/keyboard.ts');
  const having = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)));
  // The guard stops `keydown`, at the window, before all that is below it.
  expect(having(/onKeyUp|onKeyPress|['"]key(?:up|press)['"]/)).toEqual([]);
  expect(having(/(?:window|globalThis)\.addEventListener\([^;]*'keydown'[^;]*(?:true|capture)/)).toEqual([]);
  // Of an `input` event: a search waits for the whole word.
  expect(having(/isComposing|\b229\b/)).toEqual(['src/pages/list/components/rule/RuleSearch.tsx']);
});
