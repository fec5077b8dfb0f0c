import type { Protocol } from 'puppeteer';
import type { Person } from './person';

type TreeNode = Protocol.Accessibility.AXNode;

/** Roles that say nothing about what a control is. */
const WITHOUT_MEANING = ['generic', 'none', 'presentation', 'StaticText', 'paragraph', 'LayoutTable'];

/** The document, and what scrolls by the keyboard alone. */
const NO_CONTROL = ['RootWebArea', 'Iframe', 'ScrollArea'];

/** Names of programs, units and marks, which are the same in every language. */
const SAME_IN_CHINESE = /^(?:[A-Z0-9][\w.+-]*|user|admin|[\w.-]+@[\w.-]+|\S*[\d/._:-]\S*)(?:\s[A-Z0-9]\S*)*$/;

const nameOf = ({ name }: TreeNode): string => String(name?.value ?? '').trim();
const roleOf = ({ role }: TreeNode): string => String(role?.value ?? '');
const hasProperty = ({ properties = [] }: TreeNode, name: string): boolean =>
  properties.some((property) => property.name === name && property.value.value === true);

/** A tab stop must say what it is and how it is called. */
function controlFault(node: TreeNode): string | undefined {
  if (!hasProperty(node, 'focusable') || NO_CONTROL.includes(roleOf(node))) return undefined;
  if (WITHOUT_MEANING.includes(roleOf(node))) return `a tab stop is ${roleOf(node)}: ${nameOf(node)}`;
  return nameOf(node) === '' ? `${roleOf(node)} without a name` : undefined;
}

/** Nothing in Chinese is called by an English word. */
function languageFault(node: TreeNode): string | undefined {
  const name = nameOf(node);
  const isForeign = /^[\p{Script=Latin}\s'’-]{3,}$/u.test(name) && !SAME_IN_CHINESE.test(name);
  return isForeign && roleOf(node) !== 'StaticText' ? `${roleOf(node)} in English: ${name}` : undefined;
}

/** Returns what is wrong in the accessibility tree of the open page, from which screen readers read, as lines of text. */
export async function treeFaults({ page }: Person, language: string): Promise<string[]> {
  const client = await page.createCDPSession();
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const shown = nodes.filter(({ ignored }) => !ignored);
  const faults = shown.flatMap((node) => [
    controlFault(node),
    language === 'zh-CN' ? languageFault(node) : undefined,
  ]);
  return [...new Set(faults.filter((fault) => fault !== undefined))];
}
