import { parseSync } from '@swc/core';
import { filesBelow, read } from './sources';

interface Node {
  type: string;
  [part: string]: unknown;
}

interface ElementNode extends Node {
  opening: { name: Node; attributes: Node[] };
}

const FORM = /^(Form|SubmitForm|FormDialog|DraftForm)$/;
const TEXT_FIELD = /^(Input(\.\w+)?|AutoComplete|Mentions|textarea)$/;
const NO_TEXT = ['file', 'checkbox', 'radio', 'range', 'hidden'];
const OVERLAYS = ['Modal', 'Drawer'];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A name such as `Form` or `Input.TextArea`. */
function getName(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'JSXMemberExpression'
    ? `${getName(node.object)}.${getName(node.property)}`
    : String(node.value);
}

/** The value of an attribute: a text, `true` for any other, undefined without the attribute. */
function getAttribute({ opening }: ElementNode, name: string): string | true | undefined {
  const attribute = opening.attributes.find((each) => getName(each.name) === name);
  if (!attribute) return undefined;
  return isNode(attribute.value) && attribute.value.type === 'StringLiteral'
    ? String(attribute.value.value)
    : true;
}

/** Whether a call is of a hook that keeps a draft; `useFormSave` does with the option `draft`. */
function isDraftHook({ callee, arguments: args }: Node): boolean {
  const name = getName(callee);
  if (name === 'useDraft') return true;
  let hasOption = false;
  if (name === 'useFormSave')
    walk(args, ({ type, key }) => {
      hasOption ||= type === 'KeyValueProperty' && getName(key) === 'draft';
    });
  return hasOption;
}

/** Calls `visit` with each node below, and the names of the elements around it. */
function walk(
  part: unknown,
  visit: (node: Node, around: readonly string[]) => void,
  around: readonly string[] = [],
) {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) visit(part, around);
  const inside =
    isNode(part) && part.type === 'JSXElement'
      ? [...around, getName((part as ElementNode).opening.name)]
      : around;
  for (const child of Object.values(part)) walk(child, visit, inside);
}

export interface TypingPlaces {
  path: string;
  /** Whether something in it takes text and has no draft: a form, or a field outside of any form in this file. */
  isForgetful: boolean;
  /** Whether something in it has a draft. */
  hasDraft: boolean;
  /** Whether it has a dialog or a drawer of antd. */
  hasOverlay: boolean;
}

/** Where each source of the portal lets people type. */
export function findTypingPlaces(): TypingPlaces[] {
  return filesBelow('src', /\.tsx?$/).map((path) => {
    const places: { hasDraft: boolean }[] = [];
    let usesHook = false;
    let hasOverlay = false;
    walk(parseSync(read(path), { syntax: 'typescript', tsx: path.endsWith('x') }), (node, around) => {
      if (node.type === 'CallExpression') usesHook ||= isDraftHook(node);
      if (node.type !== 'JSXElement') return;
      const element = node as ElementNode;
      const name = getName(element.opening.name);
      hasOverlay ||= OVERLAYS.includes(name);
      const isField =
        TEXT_FIELD.test(name) ||
        (name === 'input' && !NO_TEXT.includes(String(getAttribute(element, 'type'))));
      if (FORM.test(name) || (isField && !around.some((outer) => FORM.test(outer) || outer === 'Form.Item')))
        places.push({ hasDraft: getAttribute(element, 'draft') !== undefined });
    });
    return {
      path,
      isForgetful: !usesHook && places.some(({ hasDraft }) => !hasDraft),
      hasDraft: usesHook || places.some(({ hasDraft }) => hasDraft),
      hasOverlay,
    };
  });
}
