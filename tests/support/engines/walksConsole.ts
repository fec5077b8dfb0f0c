import { nameOfFocused } from '../keyboard';
import { KEYWORD, RULES } from '../ruleRows';
import type { Visitor } from './visitor';
import type { Walk } from './walk';

/** Tab stops before a control that a walk wants, at most. */
const MOST_STOPS = 120;

async function tabsTo(visitor: Visitor, name: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if ((await visitor.evaluate(nameOfFocused)) === name) return;
    await visitor.hits('Tab');
  }
  throw new Error(`No tab stop is named "${name}"`);
}

/** Runs in the page: whether the focus is in an open dialog. */
const isInDialog = () => document.activeElement?.closest('[role=dialog][aria-modal=true]') !== null;

/** Runs in the page: the texts of the topics of the mind map, in order. */
const readTopics = () =>
  [...document.querySelectorAll('me-tpc > .text')].map(({ textContent }) => textContent);

export const consoleWalks: Record<string, Walk> = {
  async 'a rule is searched and approved'(visitor) {
    const approve = `Approve ${KEYWORD}`;
    await visitor.opensAs('admin', RULES);
    await visitor.fills('Search by name, description or ID', KEYWORD);
    await visitor.hits('Enter');
    await visitor.sees('250 rules');
    const name = await visitor.until(
      'a rule to approve',
      (start) => document.querySelector(`tr [aria-label^="${start}"]`)?.getAttribute('aria-label'),
      approve,
    );
    await visitor.presses(name);
    await visitor.sees('approved');
    const rule = name.replace('Approve ', '');
    await visitor.until(
      'the rule can be stopped',
      (stop) => document.querySelector(`tr [aria-label="${stop}"]`) !== null,
      `Stop ${rule}`,
    );
  },

  async 'what is typed into a form is offered again after a reload'(visitor) {
    const message = 'It has stopped twice since Monday.';
    await visitor.opensAs('admin', '/usercenter/support/new');
    await visitor.fills('Subject', 'The service stops');
    await visitor.fills('Message', message);
    await visitor.reloads();
    await visitor.presses('Restore');
    const values = () =>
      ['#new-ticket_subject', '#new-ticket_text'].map(
        (id) => document.querySelector<HTMLInputElement>(id)?.value,
      );
    await visitor.until('the text', (text) => document.querySelector('textarea')?.value === text, message);
    expect(await visitor.evaluate(values)).toEqual(['The service stops', message]);
  },

  async 'a dialog takes the focus, keeps it and gives it back'(visitor) {
    await visitor.opensAs('user', '/usercenter/service/charge');
    await tabsTo(visitor, 'Top up');
    await visitor.hits('Enter');
    await visitor.until('the dialog has the focus', isInDialog);
    for (const modifier of [
      undefined,
      undefined,
      undefined,
      'Shift',
      'Shift',
      'Shift',
      'Shift',
      'Shift',
    ] as const) {
      await visitor.hits('Tab', modifier);
      await visitor.until('the dialog keeps the focus', isInDialog);
    }
    await visitor.hits('Escape');
    await visitor.until(
      'the dialog has closed',
      () => !document.querySelector('[role=dialog]')?.checkVisibility(),
    );
    expect(await visitor.evaluate(nameOfFocused)).toBe('Top up');
  },

  async 'a topic of a mind map is dragged, and no text is selected'(visitor) {
    await visitor.opensAs('admin', '/editor/mind?doc=D7003');
    const [from, to] = [
      await visitor.finds({ selector: 'me-tpc', name: 'Terms' }),
      await visitor.finds({ selector: 'me-tpc', name: 'Pages' }),
    ];
    const before = await visitor.evaluate(readTopics);
    await visitor.engine.drag(from, to);
    await visitor.until(
      'the topic has moved',
      (topics) =>
        [...document.querySelectorAll('me-tpc > .text')].map(({ textContent }) => textContent).join() !==
        topics,
      before.join(),
    );
    expect(await visitor.evaluate(() => getSelection()?.toString())).toBe('');
  },
};
