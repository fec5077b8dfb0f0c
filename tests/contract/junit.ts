import type { EndpointReport } from './report';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the control characters that XML cannot hold. */
const xml = (text: string) =>
  text
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

/** A problem on one line. */
const problemText = ({ check, path, message }: EndpointReport['problems'][number]) =>
  `${check}: ${path}: ${message}`;

/** A report as a JUnit file with a case for each endpoint, and a skipped one for each sentence on what was not tried. */
export function toJunit(rows: readonly EndpointReport[], notTried: readonly string[]): string {
  const failures = rows.filter(({ state }) => state === 'broken').length;
  const skipped = rows.filter(({ state }) => state.startsWith('not ')).length;
  const cases = rows.map(({ key, state, reason = '', problems }) => {
    const [first] = problems;
    const failure =
      first &&
      `<failure message="${xml(problemText(first))}">${xml(problems.map(problemText).join('\n'))}</failure>`;
    const skip = state.startsWith('not ') && `<skipped message="${xml(reason)}"/>`;
    return `  <testcase classname="contract" name="${xml(key)}">${failure || skip || ''}</testcase>`;
  });
  const skips = notTried
    .map(xml)
    .map(
      (sentence) =>
        `  <testcase classname="not tried" name="${sentence}"><skipped message="${sentence}"/></testcase>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${rows.length + skips.length}" failures="${failures}" errors="0" skipped="${skipped + skips.length}">`,
    ...cases,
    ...skips,
    '</testsuite>\n',
  ].join('\n');
}
