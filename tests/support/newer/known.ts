/** Uses of newer things that need no mending. */
export interface Known {
  names: string[];
  /** What the code around every use looks like; without one, each use is fine. */
  near?: RegExp;
  reason: string;
}

/** Members of newer objects whose name objects of ours or of a package have as well. */
export const COMMON_WORDS: Known[] = [
  {
    names: ['actions', 'component', 'handle', 'icon', 'locale', 'notification', 'popover', 'variant'],
    reason: 'properties of components of antd and of ProComponents',
  },
  {
    names: ['csp', 'delay', 'displayName', 'orient', 'silent', 'touched'],
    reason: 'properties and states of components: of antd, React Flow and ours',
  },
  {
    names: ['address', 'command', 'connection', 'fileName', 'image', 'resize', 'share', 'side', 'tag'],
    reason: 'fields and class names of ours',
  },
  { names: ['drop', 'login', 'revoke', 'take', 'transfer'], reason: 'functions of ours' },
  { names: ['alpha', 'priority', 'sync'], reason: 'members of d3-shape, dagre and antd' },
  { names: ['toArray'], reason: 'React.Children.toArray' },
  {
    names: ['animation', 'capture', 'cssFloat', 'imageSizes'],
    reason: 'React: names of events and of styles',
  },
  { names: ['fetchPriority'], reason: 'a hint, which an older browser does not read' },
];

/** Newer names in scripts that a browser without them does not reach. */
export const IN_SCRIPTS: Known[] = [
  { names: ['.checkVisibility'], near: /"checkVisibility"in/, reason: 'every dialog then counts as visible' },
  {
    names: ['.startViewTransition'],
    near: /try\{(var|let|const) \w+=\w+\.startViewTransition/,
    reason: 'React: for its own ViewTransition, and inside try',
  },
  {
    names: ['trustedTypes'],
    near: /window\.trustedTypes&&trustedTypes\.createPolicy/,
    reason: 'the policy of an older browser, where it has Trusted Types',
  },
  {
    names: ['ClipboardItem'],
    near: /\{try\{.*new ClipboardItem.*text\/html/,
    reason: 'antd: to copy HTML, which no page does, and inside try',
  },
  {
    names: ['Intl.Segmenter'],
    near: /"function"!=typeof Intl\.Segmenter/,
    reason: 'Firefox until 124 compares Chinese by characters',
  },
  {
    names: ['.movementX', '.movementY'],
    near: /"movement[XY]"in e\?e\.movement[XY]:/,
    reason: 'React: a field of its events, which nobody reads',
  },
  {
    names: ['navigator.connection'],
    near: /navigator\.connection(&&"number"==typeof|,\w+=.*saveData)/,
    reason: 'React: how fast pictures come; SWR: how often it reads; both ask first',
  },
  {
    names: ['.getName', '.toHex', '.isVisible'],
    near: /_keyframe|@key|toHexString|\.isVisible\(\)(&&|\))/,
    reason: 'methods of objects of ProComponents: keyframes, colours, the settings of SWR',
  },
  {
    names: ['.isExtended'],
    near: /\w+\.isExtended/,
    reason: 'a field of orders; it is no part of the screen',
  },
  { names: ['URL.canParse'], near: /if\(URL\.canParse\)return URL\.canParse/, reason: 'valibot asks first' },
  {
    names: ['requestIdleCallback'],
    near: /"requestIdleCallback"in window\?/,
    reason: 'Safari goes on at once',
  },
  { names: ['setImmediate'], near: /typeof setImmediate\?setImmediate:null/, reason: 'React asks first' },
];

/** Newer parts of style sheets without which a page still works. */
export const IN_STYLES: Known[] = [
  {
    names: ['-webkit-tap-highlight-color', '-webkit-touch-callout'],
    reason: 'phones: Firefox draws no highlight and has no such menu',
  },
  {
    names: ['@page', 'size', '@bottom-right'],
    reason: 'paper: the size and page numbers of the browser instead',
  },
  {
    names: [':details-content', 'content-visibility'],
    reason: 'paper: answers that are not open stay so',
  },
  { names: ['print-color-adjust: exact'], reason: 'paper: Chrome has its own name, which the build adds' },
  { names: ['break-after: avoid', 'page-break-after: avoid'], reason: 'paper: a heading may end a page' },
  { names: ['zoom'], near: /^zoom: ?0?\.8$/, reason: 'paper: an order takes a second sheet' },
  { names: ['font-family: ui-monospace'], reason: 'the next font of the list' },
  { names: ['forced-color-adjust'], reason: 'Safari has no high contrast of this kind' },
  { names: ['scrollbar-color', 'scrollbar-width'], reason: 'scroll bars look as everywhere' },
  {
    names: ['text-align: match-parent'],
    reason: 'Chrome has its own name, which @supports asks for beside it',
  },
  { names: ['text-wrap'], reason: 'lines of a title are less even' },
];

/** Lists what is not known, and what is known but no longer used. */
export function unexplained(uses: { name: string; near: string; file: string }[], known: Known[]): string[] {
  const isKnown = (name: string, near: string) =>
    known.some((each) => each.names.includes(name) && (each.near ?? /^/).test(near));
  const newer = uses
    .filter(({ name, near }) => !isKnown(name, near))
    .map(({ name, file, near }) => `${name} in ${file}: ${near}`);
  const unused = known
    .flatMap(({ names }) => names)
    .filter((name) => !uses.some((use) => use.name === name))
    .map((name) => `${name} is no longer used`);
  return [...newer, ...unused];
}
