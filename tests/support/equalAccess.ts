import { readFileSync } from 'node:fs';
import type { Person } from './person';

const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface Noise {
  rule: string;
  /** What its finding contains. Without it, no finding of the rule counts. */
  near?: RegExp;
  reason: string;
}

/** What IBM's engine takes for a violation and is none. */
const NOISE: readonly Noise[] = [
  {
    rule: 'aria_content_in_landmark',
    reason: 'the link to the content and open popups; axe looks at the rest of the page',
  },
  {
    rule: 'aria_id_unique',
    near: /'aria-controls'/,
    reason:
      'antd renders the panel of a tab and the entries of a menu when they open; nothing else follows the reference',
  },
  {
    rule: 'aria_complementary_labelled',
    near: /pro-layout-sider/,
    reason: 'ProLayout has no property for it; the navigation in it has a name',
  },
  {
    rule: 'aria_attribute_valid',
    near: /ant-modal-close-x/,
    reason: 'antd repeats the name of the close button on its icon',
  },
  {
    rule: 'aria_descendant_valid',
    near: /ant-select-clear/,
    reason: "the button has a name; in antd's text fields, its icon gives it one",
  },
  {
    rule: 'label_content_exists',
    reason: 'the label of a checkbox with a name of its own, around it as a larger target',
  },
  {
    rule: 'input_label_before',
    reason: 'antd draws a box around the field, before which the engine does not look for the text',
  },
  {
    rule: 'element_tabbable_role_valid',
    near: /role="group"/,
    reason: 'code that scrolls, and the nodes and edges of React Flow: each has a name and keys of its own',
  },
  {
    rule: 'svg_graphics_labelled',
    near: /z-index|react-flow__background|class="(lines|subLines|topiclinks|summary)"/,
    reason: 'the lines of a drawing, whose nodes and edges have names',
  },
  {
    rule: 'table_headers_exists',
    near: /<table>/,
    reason: "antd's Descriptions have a label and a value in one cell",
  },
  { rule: 'table_headers_related', near: /ant-descriptions-item/, reason: 'the same' },
  {
    rule: 'text_contrast_sufficient',
    near: /ant-checkbox-label/,
    reason: 'the label of a disabled checkbox; axe looks at the others',
  },
];

interface Finding {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

interface Guideline {
  id: string;
  checkpoints: { rules?: { id: string }[] }[];
}

interface Engine {
  Checker: new () => {
    getGuidelines(): Guideline[];
    addGuideline(guideline: Guideline): void;
    check(part: Document, guideline: string): Promise<{ results: Finding[] }>;
  };
}

/** Rules that take half of the time and only ever ask a person to look. */
const UNDECIDED = ['style_focus_visible', 'element_tabbable_visible', 'element_tabbable_unobscured'];

/** Runs in the page: checks it by IBM's rules for WCAG 2.2 and more, without those that are left out. */
async function check(leftOut: string[]) {
  const { ace } = window as unknown as { ace: Engine };
  const checker = new ace.Checker();
  const whole = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility');
  if (!whole) throw new Error('The engine has no such guideline');
  const checkpoints = whole.checkpoints.map(({ rules = [], ...checkpoint }) => ({
    ...checkpoint,
    rules: rules.filter(({ id }) => !leftOut.includes(id)),
  }));
  checker.addGuideline({ ...whole, id: 'portal', checkpoints });
  const { results } = await checker.check(document, 'portal');
  const failed = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
  // A finding also holds its element, which cannot leave the page.
  return failed.map(({ ruleId, message, snippet }) => ({ ruleId, line: `${ruleId}: ${message} ${snippet}` }));
}

/** Returns the violations that IBM's Equal Access engine finds in the open page, as lines of text, without known noise. */
export async function equalAccessViolations({ page }: Person): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const found = await page.evaluate(check, UNDECIDED);
  const isNoise = ({ ruleId, line }: (typeof found)[number]) =>
    NOISE.some(({ rule, near }) => rule === ruleId && (!near || near.test(line)));
  return found.filter((finding) => !isNoise(finding)).map(({ line }) => line);
}
