import { RULES } from '../ruleRows';
import { type Box, isSeen } from './pictures';
import type { Visitor } from './visitor';
import type { Walk } from './walk';

/** Pages with placeholders, for an operator. */
const PAGES_WITH_PLACEHOLDERS = ['/home', '/usercenter/support/new', '/usercenter/order', RULES];

/** Signs an operator in, with a language that is written from right to left. */
async function arrives(visitor: Visitor): Promise<void> {
  await visitor.opensAs('admin', '/home');
  await visitor.evaluate(() => localStorage.setItem('umi_locale', 'ar'));
}

/** Runs in the page: scrolls to the nth empty field, gives it another placeholder, and returns its box and the one it had. */
function replacePlaceholder(
  index: number,
  text: string | null,
): { placeholder: string; box: Box } | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[placeholder]:placeholder-shown')];
  const field = fields.filter((each) => each.checkVisibility({ visibilityProperty: true }))[index];
  if (!field) return undefined;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { placeholder } = field;
  field.placeholder = text ?? placeholder;
  const { x, y, width, height } = field.getBoundingClientRect();
  return { placeholder, box: { x, y, width, height } };
}

/** Returns the placeholders of the open page that are not seen in their field. */
async function findUnseenPlaceholders(visitor: Visitor): Promise<string[]> {
  const unseen: string[] = [];
  for (let index = 0; ; index += 1) {
    const field = await visitor.evaluate(replacePlaceholder, index, null);
    if (!field) return unseen;
    const change = async (isOn: boolean) => {
      const { box } =
        (await visitor.evaluate(replacePlaceholder, index, isOn ? ' ' : field.placeholder)) ?? field;
      return box;
    };
    if (!(await isSeen(visitor, change))) unseen.push(field.placeholder);
  }
}

/** Runs in the page: gives the first list with bullets another one or its own, and returns the box right of its first item. */
function replaceBullet(bullet: string): Box | undefined {
  const item = [...document.querySelectorAll<HTMLElement>('main li')].find(
    (each) => each.dataset.bullet || getComputedStyle(each, '::before').content.includes('•'),
  );
  if (!item?.parentElement) return undefined;
  item.dataset.bullet = 'first';
  item.parentElement.style.setProperty('--list-marker', bullet);
  item.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { right, y, height } = item.getBoundingClientRect();
  return { x: right, y, width: item.parentElement.getBoundingClientRect().right - right, height };
}

/** What is written from right to left, where engines differ most. */
export const rightToLeftWalks: Record<string, Walk> = {
  async 'placeholders are shown from right to left'(visitor) {
    await arrives(visitor);
    const unseen: Record<string, string[]> = {};
    for (const path of PAGES_WITH_PLACEHOLDERS) {
      await visitor.opens(path);
      expect(await visitor.evaluate(() => document.documentElement.dir)).toBe('rtl');
      unseen[path] = await findUnseenPlaceholders(visitor);
    }
    expect(Object.entries(unseen).filter(([, texts]) => texts.length > 0)).toEqual([]);
  },

  async 'the bullets of lists stand at the right of their texts'(visitor) {
    await arrives(visitor);
    await visitor.opens('/agreement/privacy');
    const place = await visitor.until('a list with bullets', replaceBullet, '');
    const change = async (isOn: boolean) =>
      (await visitor.evaluate(replaceBullet, isOn ? '""' : '')) ?? place;
    expect(await isSeen(visitor, change)).toBe(true);
  },
};
