import { type Expression, nameOf, textOf } from '../syntax';
import { commentOn, type FunctionDeclaration, type Place, type Scope } from './domainSource';

/** A field of a schema: the comment above it, and the expression of its own schema. */
export interface Field {
  text?: string | undefined;
  place: Place;
}

type Call = Extract<Expression, { type: 'CallExpression' }>;
type Arrow = Extract<Expression, { type: 'ArrowFunctionExpression' }>;
type ObjectLiteral = Extract<Expression, { type: 'ObjectExpression' }>;
type Property = Extract<ObjectLiteral['properties'][number], { type: 'ObjectProperty' }>;

/** Finds the field in an inner expression. */
type Search = (node: Place['node'], scope?: Scope) => Field | undefined;

/** Deeper than any schema: functions that call themselves end there. */
const MAX_DEPTH = 40;

/** Functions of valibot whose arguments are values, not schemas. */
const WITHOUT_SCHEMAS = /^(picklist|literal|check|transform|rawTransform|regex)$/;

const isExpression = (node: { type: string } | null): node is Expression =>
  node !== null && !/^(Spread|Argument|JSXNamespaced|TSParameter)/.test(node.type);

const isFunction = ({ node }: Place) =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration';

const keyOf = ({ key }: Property) => (key.type === 'StringLiteral' ? key.value : nameOf(key));

const elementsOf = (node: Place['node']): Expression[] =>
  node.type === 'ArrayExpression' ? node.elements.filter(isExpression) : [];

/** The first of several places that has the field, with the first comment on it. */
function firstOf<T>(places: readonly T[], search: (place: T) => Field | undefined): Field | undefined {
  let found: Field | undefined;
  for (const place of places) {
    const field = search(place);
    found = found ? { ...found, text: field?.text } : field;
    if (found?.text) return found;
  }
  return found;
}

/** The values that a function returns, with its parameters bound to the arguments of a call. */
function returned(fn: Arrow | FunctionDeclaration, outer: Scope, args: readonly Place[]): Place[] {
  const bound = new Map<string, Place>();
  const scope: Scope = { lookUp: (name) => bound.get(name) ?? outer.lookUp(name) };
  fn.params.forEach((param, index) => {
    const name = nameOf(param.type === 'AssignmentPattern' ? param.left : param);
    const value = args[index];
    if (name && value) bound.set(name, value);
  });
  if (fn.body.type !== 'BlockStatement') return [{ node: fn.body, scope }];
  return fn.body.body.flatMap((statement) => {
    if (statement.type === 'ReturnStatement' && statement.argument)
      return [{ node: statement.argument, scope }];
    for (const { id, init } of statement.type === 'VariableDeclaration' ? statement.declarations : []) {
      const name = nameOf(id);
      if (name && init) bound.set(name, { node: init, scope });
    }
    return [];
  });
}

/** What a field table says about the value that a form sends, and about the limits of a search, under names of their own. */
function inFieldTable({ properties }: ObjectLiteral, name: string, scope: Scope): Field | undefined {
  for (const property of properties) {
    if (property.type !== 'ObjectProperty' || !isExpression(property.value)) continue;
    const own = keyOf(property) ?? '';
    const place = { node: property.value, scope };
    const form = findField(place, 'formItem');
    const sent = form && findField(form.place, 'name');
    if (sent && textOf(sent.place.node) === name) return sent;
    const search = findField(place, 'search')?.place.node;
    const end = own.charAt(0).toUpperCase() + own.slice(1);
    const limits = search ? elementsOf(search).map(textOf) : [`min${end}`, `max${end}`];
    const index = limits.indexOf(name);
    if (index >= 0)
      return { text: `Only entries whose \`${own}\` is at ${index === 0 ? 'least' : 'most'} this.`, place };
  }
  return undefined;
}

/** Later properties replace earlier ones, whose comments they keep. */
function inObject({ properties }: ObjectLiteral, name: string, scope: Scope, search: Search) {
  return firstOf([...properties].reverse(), (property) => {
    if (property.type === 'SpreadElement') return search(property.argument);
    if (property.type !== 'ObjectProperty' || !isExpression(property.value)) return undefined;
    if (keyOf(property) !== name) return undefined;
    return { text: commentOn(property), place: { node: property.value, scope } };
  });
}

/** The comment above a name in a list. */
function nameComment({ node, scope }: Place, name: string): string | undefined {
  if (node.type === 'TSAsExpression') return nameComment({ node: node.expression, scope }, name);
  const declared = node.type === 'Identifier' ? scope.lookUp(node.name) : undefined;
  if (declared) return nameComment(declared, name);
  const element = elementsOf(node).find((each) => textOf(each) === name);
  return element && commentOn(element);
}

/** In the value that a function of the domain returns, otherwise in the arguments of a call. */
function inCall({ callee, arguments: all }: Call, name: string, scope: Scope, search: Search) {
  const args = all.filter(isExpression);
  const [first, second] = args;
  const inArguments = () =>
    firstOf(args, (each) => (isFunction({ node: each, scope }) ? undefined : search(each)));
  const fn = callee.type === 'Identifier' ? scope.lookUp(callee.name) : undefined;
  if (fn?.node.type === 'ArrowFunctionExpression' || fn?.node.type === 'FunctionDeclaration') {
    const places = args.map((node): Place => ({ node, scope }));
    const found = firstOf(returned(fn.node, fn.scope, places), (each) => search(each.node, each.scope));
    const isTable = nameOf(callee) === 'defineFields' && first?.type === 'ObjectExpression';
    return found ?? inArguments() ?? (isTable ? inFieldTable(first, name, scope) : undefined);
  }
  if (callee.type !== 'MemberExpression' || !isExpression(callee.object)) return inArguments();
  if (nameOf(callee.object) !== 'v') return inArguments() ?? search(callee.object);
  const method = nameOf(callee.property) ?? '';
  if (method === 'entriesFromList' && first && second) {
    const text = nameComment({ node: first, scope }, name) ?? commentOn(second);
    return { text, place: { node: second, scope } };
  }
  if (method === 'lazy' && first?.type === 'ArrowFunctionExpression') return search(first.body as Expression);
  return WITHOUT_SCHEMAS.test(method) ? undefined : inArguments();
}

/** Finds a field of the schema that an expression gives, where the domain declares it. */
export function findField(place: Place, name: string, around: readonly Place[] = []): Field | undefined {
  const { node, scope } = place;
  const isInside = around.some((each) => each.node === node && each.scope === scope);
  if (isInside || around.length > MAX_DEPTH) return undefined;
  const within = [...around, place];
  const search: Search = (inner, its = scope) => findField({ node: inner, scope: its }, name, within);
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return search(node.expression);
    case 'ObjectExpression':
      return inObject(node, name, scope, search);
    case 'ArrayExpression':
      return firstOf(elementsOf(node), search);
    case 'ConditionalExpression':
      return firstOf([node.consequent, node.alternate], search);
    case 'CallExpression':
      return inCall(node, name, scope, search);
    case 'Identifier': {
      const declared = scope.lookUp(node.name);
      return declared && findField(declared, name, within);
    }
    case 'MemberExpression': {
      if (!isExpression(node.object)) return undefined;
      const part = nameOf(node.property) ?? '';
      const owner = part === 'entries' ? undefined : findField({ node: node.object, scope }, part, within);
      return owner ? findField(owner.place, name, within) : search(node.object);
    }
    default:
      return undefined;
  }
}

/** The doc comment of the declared schema that a field has, alone or as an optional one. */
export function inheritedText({ node, scope }: Place): string | undefined {
  if (node.type === 'Identifier') {
    const declared = scope.lookUp(node.name);
    return declared && (declared.comment?.() ?? inheritedText(declared));
  }
  if (node.type === 'MemberExpression' && isExpression(node.object))
    return findField({ node: node.object, scope }, nameOf(node.property) ?? '')?.text;
  if (node.type !== 'CallExpression') return undefined;
  const name = nameOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee) ?? '';
  const [wrapped] = /^(lenient|optional|nullish|nullable)$/.test(name)
    ? node.arguments.filter(isExpression)
    : [];
  return wrapped && inheritedText({ node: wrapped, scope });
}

/** The alternatives of `v.union([...])` or `v.variant(key, [...])`. */
export function alternatives({ node, scope }: Place): Place[] {
  const declared = node.type === 'Identifier' ? scope.lookUp(node.name) : undefined;
  if (declared) return alternatives(declared);
  const args = node.type === 'CallExpression' ? node.arguments.filter(isExpression) : [];
  const listed = args.flatMap(elementsOf).map((each): Place => ({ node: each, scope }));
  return listed.length > 0 ? listed : args.flatMap((each) => alternatives({ node: each, scope }));
}
