import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../applicant';
import { PDF } from '../certification';
import { CONFIGURED, steersPayments } from '../shop';
import { locate } from './locate';
import type { Visitor } from './visitor';
import type { Walk } from './walk';

/** Runs in the page: the name of the first service of the market, once the list has loaded. */
function readFirstService(): string | undefined {
  if (document.querySelector('[aria-busy=true]')) return undefined;
  return document.querySelector<HTMLElement>('main article h2')?.innerText;
}

const seesFirstService = (visitor: Visitor) => visitor.until('a service', readFirstService);

export const marketWalks: Record<string, Walk> = {
  async 'the market is filtered, a service opens, and Back keeps the filter'(visitor) {
    await visitor.opens('/serviceMarket');
    await visitor.presses('Messaging', 'link');
    await visitor.until('the column', () => location.search.includes('columnId='));
    await visitor.presses('API', 'checkbox');
    await visitor.until('the kind', () => location.search.includes('type=api'));
    const search = await visitor.evaluate(() => location.search);
    await visitor.presses('Text Message Service', 'link');
    await visitor.isAt('/serviceMarket/detail/tab1');
    await visitor.sees('Buy now');
    await visitor.goesBack();
    await visitor.isAt(`/serviceMarket${search}`);
    await visitor.sees('Text Message Service');
    const isTicked = () =>
      [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map(
        ({ labels }) => labels?.[0]?.textContent,
      );
    expect(await visitor.evaluate(isTicked)).toEqual(['API']);
  },

  async 'a service is ordered and paid'(visitor) {
    await steersPayments({ settleAfterMs: 500 });
    await visitor.opensAs('user', CONFIGURED);
    await visitor.presses('Buy now');
    await visitor.isAt('/serviceMarket/order');
    await visitor.presses('I have read and accept these terms', 'checkbox');
    await visitor.presses('Pay ¥');
    await visitor.until('the cashier', () => /^\/order\/\d+$/.test(location.pathname));
    await visitor.sees('Time left to pay');
    await visitor.presses('Pay ¥');
    await visitor.sees('Your service is ready');
  },

  async 'the second page of a list opens by its link, and Back shows the first one'(visitor) {
    await visitor.opens('/serviceMarket');
    const first = await seesFirstService(visitor);
    await visitor.presses('Page 2', 'link');
    await visitor.isAt('/serviceMarket?current=2');
    await visitor.until(
      'other services',
      (before) => {
        const [name] = [...document.querySelectorAll<HTMLElement>('main article h2')];
        return name && name.innerText !== before && !document.querySelector('[aria-busy=true]');
      },
      first,
    );
    const current = () => document.querySelector('a[aria-label^=Page][aria-current=page]')?.ariaLabel;
    expect(await visitor.evaluate(current)).toBe('Page 2');
    await visitor.goesBack();
    await visitor.isAt('/serviceMarket');
    await visitor.sees(first);
  },

  'a file is attached to a ticket': (visitor) =>
    inTemporaryFolder(async (folder) => {
      const path = join(folder, 'meter reading.pdf');
      writeFileSync(path, PDF);
      await visitor.opensAs('user', '/usercenter/support/new');
      await visitor.presses('Topic', 'combobox');
      await visitor.presses('Something else', 'option');
      await visitor.fills('Subject', 'The meter is wrong');
      await visitor.fills('Message', 'See the attached reading.');
      await visitor.engine.chooseFile('input[type=file]', path);
      await visitor.sees('meter reading.pdf');
      await visitor.presses('Submit ticket');
      await visitor.until(
        'the missing field has the focus',
        () => document.activeElement?.id === 'new-ticket_about',
      );
      // Its label must not be under the header, in no engine.
      const label = await visitor.evaluate(
        locate,
        { selector: 'label[for=new-ticket_about]', name: '' },
        false,
      );
      expect(label).toEqual({ point: expect.anything() });
      await visitor.presses('Which order or service is it about?', 'combobox');
      await visitor.presses('', 'option');
      await visitor.presses('Submit ticket');
      await visitor.sees('Answer promised by');
      await visitor.sees('meter reading.pdf');
    }),
};
