const { parse } = require('@babel/parser');

/**
 * Random faults of a closed list, each a small mistake at one place of a file. All chosen faults of a file are compiled into it,
 * and `__fault(id)` decides at run time which one is active, so that a file is transformed once for all of them.
 *
 * @typedef {object} Mutation
 * @property {string} kind Name from the list below.
 * @property {number} start Offset of the replaced text in the file.
 * @property {number} end
 * @property {number} line
 * @property {number} lastLine
 * @property {string} to The text with the fault.
 * @property {'attribute' | 'flag' | 'method'} [form] The value of a JSX attribute in quotes; an attribute without a value; the name
 *   of a method with its dot.
 * @property {boolean} isStatic Whether the code runs once, when the file is loaded.
 */

/** What a user notices when it is missing. */
const ATTRIBUTES =
  /^(aria-\w+|alt|autoFocus|checked|disabled|hidden|href|key|label|loading|name|open|required|role|selected|title|to)$/;
/** What no test without a layout can see. */
const LOOKS =
  /^(className|classNames|style|styles|width|height|size|gap|span|gutter|viewBox|d|x|y|r|fill|stroke\w*)$/;
const HANDLER = /^on[A-Z]/;
const EFFECT = /^use\w*(Effect|Interval|Listener)$/;
const REFRESH = /^(refresh|reload|refetch|invalidate)\w*$/;
const TEXT_CALL = /^(t|text|formatMessage|translate)$/;
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const COMPARISONS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const EXCHANGED_CALLS = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }));
const STEPS = /^(filter|sort|toSorted|reverse|toReversed|trim|slice)$/;
const NOT_CODE = /^(TS|Import|ExportAll|Directive|Decorator)/;
const TYPED_EXPRESSIONS = /^TS(As|Satisfies|NonNull)Expression$|^TSParameterProperty$/;
const FUNCTION =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod)$/;

const calleeName = ({ callee }) => callee?.property?.name ?? callee?.name ?? '';
const isText = (node) => node?.type === 'StringLiteral';
const isSimple = (node) => /^(Identifier|MemberExpression|StringLiteral|NumericLiteral)$/.test(node?.type);
const keyName = ({ key, computed }) => (computed ? '' : (key?.name ?? key?.value ?? ''));

/**
 * Lists all faults that a file can have.
 * @param {string} source Text of a TypeScript file.
 * @returns {Mutation[]} In the order of the file.
 */
function findMutations(source) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const found = [];
  const texts = [];
  const text = (node) => source.slice(node.start, node.end);

  const add = (state, kind, node, to, form) =>
    found.push({
      ...{ kind, start: node.start, end: node.end, to },
      ...{ line: node.loc.start.line, lastLine: node.loc.end.line },
      ...(form && { form }),
      isStatic: !state.isInFunction,
    });

  const condition = (state, test, canDrop) => {
    add(state, 'condition negated', test, `!(${text(test)})`);
    if (canDrop) add(state, 'condition dropped', test, 'false');
  };

  /** Faults by type of node. `state` says where the node is; `parent` is the node that contains it. */
  const visitors = {
    IfStatement: (node, state) => condition(state, node.test, true),
    ConditionalExpression(node, state) {
      if (isText(node.consequent) && isText(node.alternate))
        add(state, "another branch's text", node, text(node.consequent));
      else condition(state, node.test, false);
    },
    LogicalExpression(node, state) {
      const kept = node.operator === '&&' ? node.right : node.left;
      add(state, 'condition dropped', node, text(kept));
    },
    BinaryExpression(node, state, parent) {
      const { operator, left, right } = node;
      const isTest = parent?.test === node && /^(===|!==)$/.test(operator);
      const other = COMPARISONS[operator] ?? ARITHMETIC[operator];
      if (other && !isTest && ![left, right].some((side) => isText(side) && operator === '+'))
        add(state, 'operator exchanged', node, `${text(left)} ${other} ${text(right)}`);
    },
    NumericLiteral(node, state) {
      if (!state.isLook) add(state, 'one more', node, String(node.value + 1));
    },
    StringLiteral(node, state) {
      if (state.isTextId) texts.push({ node, state });
    },
    ArrayExpression(node, state) {
      if (node.elements.length > 1 && !state.isDependencies)
        add(
          state,
          'element left out',
          node,
          `[${node.elements.slice(0, -1).filter(Boolean).map(text).join(', ')}]`,
        );
    },
    AwaitExpression(node, state, parent) {
      if (!/^(ReturnStatement|ArrowFunctionExpression)$/.test(parent?.type))
        add(state, 'await left out', node, text(node.argument));
    },
    ObjectProperty(node, state, parent) {
      if (parent?.type === 'ObjectExpression' && !node.shorthand && HANDLER.test(keyName(node)))
        add(state, 'handler left out', node.value, 'undefined');
    },
    JSXAttribute(node, state) {
      const name = node.name.name;
      if (typeof name !== 'string' || LOOKS.test(name)) return;
      const kind = HANDLER.test(name) ? 'handler left out' : 'attribute left out';
      if (!HANDLER.test(name) && !ATTRIBUTES.test(name)) return;
      if (!node.value) add(state, kind, { ...node, start: node.end }, 'undefined', 'flag');
      else if (isText(node.value)) add(state, kind, node.value, 'undefined', 'attribute');
      else if (node.value.expression) add(state, kind, node.value.expression, 'undefined');
    },
    CallExpression(node, state, parent) {
      const name = calleeName(node);
      const [first, second] = node.arguments;
      const isStatement = parent?.type === 'ExpressionStatement';
      if (EFFECT.test(name) && FUNCTION.test(first?.type)) add(state, 'effect left out', first, '() => {}');
      else if (HANDLER.test(name)) add(state, 'handler not called', node, 'undefined');
      else if (REFRESH.test(name)) add(state, 'refresh left out', node, 'undefined');
      else if (isStatement && !/^(use[A-Z]|super$|require)/.test(name))
        add(state, 'call left out', node, 'undefined');
      if (isSimple(first) && isSimple(second) && text(first) !== text(second))
        add(state, 'arguments exchanged', first, text(second));
      if (node.callee.type !== 'MemberExpression') return;
      const { object, property } = node.callee;
      if (EXCHANGED_CALLS.has(name))
        add(
          state,
          'call exchanged',
          { ...property, start: source.lastIndexOf('.', property.start) },
          `.${EXCHANGED_CALLS.get(name)}`,
          'method',
        );
      if (STEPS.test(name) && !property.computed) add(state, 'step left out', node, text(object));
    },
    OptionalCallExpression(node, state) {
      if (HANDLER.test(calleeName(node))) add(state, 'handler not called', node, 'undefined');
    },
  };

  /** What is true of a node's child besides what is true of the node. */
  function childState(node, name, state) {
    if (FUNCTION.test(node.type)) return { ...state, isInFunction: true, isLook: false };
    if (node.type === 'JSXAttribute')
      return { ...state, isTextId: false, isLook: true, isLooks: LOOKS.test(node.name.name) };
    if (node.type === 'ObjectProperty' && LOOKS.test(keyName(node))) return { ...state, isLook: true };
    if (node.type === 'CallExpression' && name === 'arguments') {
      const isHook = /^use[A-Z]/.test(calleeName(node));
      return { ...state, isTextId: TEXT_CALL.test(calleeName(node)), isDependencies: isHook };
    }
    return state;
  }

  function visit(node, state, parent) {
    if ((NOT_CODE.test(node.type) && !TYPED_EXPRESSIONS.test(node.type)) || state.isLooks) return;
    visitors[node.type]?.(node, state, parent);
    for (const [name, value] of Object.entries(node)) {
      const isSkipped = name === 'typeAnnotation' || (name === 'key' && !node.computed);
      for (const child of isSkipped ? [] : Array.isArray(value) ? value : [value])
        if (typeof child?.type === 'string' && child.loc) visit(child, childState(node, name, state), node);
    }
  }

  visit(program, { isInFunction: false }, undefined);
  texts.forEach(({ node, state }, index) => {
    const other = texts[(index + 1) % texts.length].node;
    if (text(other) !== text(node)) add(state, 'text exchanged', node, text(other));
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * Compiles mutations into a file.
 * @param {string} source
 * @param {(Mutation & { id: number })[]} mutations Of this file; none overlaps another.
 * @returns {string} Source that calls the global function `__fault` with an id and has its fault when that returns `true`.
 */
function instrument(source, mutations) {
  let result = source;
  for (const { id, start, end, to, form } of mutations.toSorted((a, b) => b.start - a.start)) {
    const original = form === 'flag' ? 'true' : source.slice(start, end);
    const nameOf = (method) => `'${method.trim().slice(1)}'`;
    const [prefix, suffix] = { flag: ['={', '}'], attribute: ['{', '}'], method: ['[', ']'] }[form] ?? [
      '',
      '',
    ];
    const switched =
      form === 'method'
        ? `__fault(${id})?${nameOf(to)}:${nameOf(original)}`
        : `(__fault(${id})?(${to}):(${original}))`;
    result = result.slice(0, start) + prefix + switched + suffix + result.slice(end);
  }
  return result;
}

/**
 * The file as a developer with this mistake would have written it, with as many lines as before.
 * @param {string} source
 * @param {Mutation} mutation
 * @returns {string}
 */
function applyMutation(source, { start, end, to, form }) {
  const written = { flag: `={${to}}`, attribute: `{${to}}`, method: to }[form] ?? `(${to})`;
  const lines = source.slice(start, end).split('\n').length - written.split('\n').length;
  return source.slice(0, start) + written + '\n'.repeat(lines) + source.slice(end);
}

module.exports = { findMutations, instrument, applyMutation };
