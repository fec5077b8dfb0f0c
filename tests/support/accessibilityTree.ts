import type { Protocol } from 'puppeteer';
import type { Person } from './person';

type TreeNode = Protocol.Accessibility.AXNode;
type DomNode = Protocol.DOM.Node;

/** What the tree does not say about an element. */
interface ElementFacts {
  /** It is focused by scripts and arrow keys only. */
  isNoTabStop: boolean;
  /** It is, or is inside, text that names its language or is the same in every language. */
  isForeign: boolean;
  /** Its tag with its attributes. */
  tag: string;
}

/** Roles that say nothing about what a control is. */
const WITHOUT_MEANING = ['generic', 'none', 'presentation', 'StaticText', 'paragraph', 'LayoutTable'];

/** English on Chinese pages: the language itself, a field of the API, and links of the announcement that is an attack. */
const ENGLISH_IN_CHINESE = ['English', 'showType', 'another host', 'breaks out', 'a title'];

const nameOf = ({ name }: TreeNode): string => String(name?.value ?? '').trim();
const roleOf = ({ role }: TreeNode): string => String(role?.value ?? '');
const isFocusable = ({ properties = [] }: TreeNode): boolean =>
  properties.some(({ name, value }) => name === 'focusable' && value.value === true);

/** Returns the facts of every element by its id in the tree. */
function readElements(root: DomNode): Map<number, ElementFacts> {
  const elements = new Map<number, ElementFacts>();
  const visit = ({ backendNodeId, localName, attributes = [], children = [] }: DomNode, around: boolean) => {
    const attribute = (name: string) => {
      const place = attributes.findIndex((text, index) => index % 2 === 0 && text === name);
      return place < 0 ? undefined : attributes[place + 1];
    };
    const isForeign =
      around || attribute('translate') === 'no' || (attribute('lang') !== undefined && localName !== 'html');
    const tag = `<${[localName, ...attributes].join(' ').slice(0, 200)}>`;
    elements.set(backendNodeId, { isNoTabStop: Number(attribute('tabindex')) < 0, isForeign, tag });
    for (const child of children) visit(child, isForeign);
  };
  visit(root, false);
  return elements;
}

/** A tab stop says what it is and how it is called. */
function controlError(node: TreeNode, element: ElementFacts): string | undefined {
  if (!isFocusable(node) || element.isNoTabStop || roleOf(node) === 'RootWebArea') return undefined;
  if (WITHOUT_MEANING.includes(roleOf(node))) return `a tab stop is ${roleOf(node)}: ${element.tag}`;
  return nameOf(node) === '' ? `${roleOf(node)} without a name: ${element.tag}` : undefined;
}

/** Nothing on a Chinese page is called by Latin words but what has the same name everywhere. */
function languageError(node: TreeNode, element: ElementFacts): string | undefined {
  const name = nameOf(node);
  const isEnglish = /^[\p{Script=Latin}\s'’,.&-]{3,}$/u.test(name) && !ENGLISH_IN_CHINESE.includes(name);
  // Text on its own is checked with what it names.
  const isText = ['StaticText', 'InlineTextBox'].includes(roleOf(node));
  return isEnglish && !isText && !element.isForeign ? `${roleOf(node)} in English: ${name}` : undefined;
}

/** Runs in the page: returns what is marked as the current one for the eye only. */
function silentCurrent(): string[] {
  const marked = [
    '.ant-menu-item-selected',
    '.ant-tabs-tab-active',
    '.ant-segmented-item-selected',
    '.ant-pagination-item-active',
    '.ant-steps-item-active',
    '.ant-radio-button-wrapper-checked',
    '.ant-select-item-option-selected',
    '.ant-picker-cell-selected',
    '.ant-tree-node-selected',
  ].join();
  const says =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true], [aria-pressed=true], :checked';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const silent = (element: Element) => !element.matches(says) && !element.querySelector(says);
  const here = [
    ...document.querySelectorAll<HTMLAnchorElement>(':is(header, main, aside) nav a[href]'),
  ].filter(({ href }) => href === location.href);
  return [...document.querySelectorAll(marked), ...here]
    .filter((element) => isShown(element) && silent(element))
    .map((element) => `only looks current: ${element.outerHTML.slice(0, 200)}`);
}

/**
 * Returns what is wrong in the accessibility tree of the open page, from which screen readers read: tab stops without a role or a
 * name, English names on a Chinese page, and current things that do not say so.
 */
export async function treeErrors({ page }: Person, language: string): Promise<string[]> {
  const client = await page.createCDPSession();
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  await client.detach();
  const elements = readElements(root);
  const errors = nodes
    .filter(({ ignored }) => !ignored)
    .flatMap((node) => {
      const element = elements.get(node.backendDOMNodeId ?? 0);
      // The page has replaced it meanwhile.
      if (!element) return [];
      return [
        controlError(node, element),
        language === 'zh-CN' ? languageError(node, element) : undefined,
      ].filter((error) => error !== undefined);
    });
  return [...new Set([...errors, ...(await page.evaluate(silentCurrent))])];
}
