import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allImports, filesBelow, lazyImports, ROOT, read } from '../support/sources';

const FILE = join(ROOT, '.github/folders.md');
const REFRESH = 'RECORD_DIAGRAM=1 npx jest unit/folderDiagram';

/** The folder that stands for a file: two levels, and one for the files of `config` that import nothing. */
function getFolder(path: string): string {
  if (/^config\/(routes|defaultSettings|theme|proxy)\b/.test(path)) return 'config: values';
  if (/^config\/(?!contract)/.test(path)) return 'config: build';
  if (path.startsWith('mock/')) return 'mock';
  const [top = '', second = ''] = path.split('/');
  return path.split('/').length > 2 ? `${top}/${second}` : top;
}

/** The arrows between folders, without those that others imply: who imports pages, which import components. */
function findArrows(): [from: string, to: string][] {
  const targets = new Map<string, Set<string>>();
  const files = ['src', 'mock', 'config'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  for (const path of files) {
    const from = getFolder(path);
    const own = targets.get(from) ?? new Set();
    targets.set(from, own);
    const text = read(path);
    for (const target of [...allImports(path, text), ...lazyImports(path, text)]) {
      const to = getFolder(target);
      if (to !== from) own.add(to);
    }
  }
  const reaches = (from: string, to: string): boolean =>
    [...(targets.get(from) ?? [])].some((each) => each === to || reaches(each, to));
  return [...targets].flatMap(([from, own]) =>
    [...own]
      .filter((to) => ![...own].some((each) => each !== to && reaches(each, to)))
      .sort()
      .map((to): [string, string] => [from, to]),
  );
}

/** The diagram as a document that GitHub and GitLab draw. */
function drawDiagram(): string {
  const name = (folder: string) => `${folder.replace(/\W+/g, '-')}["${folder}"]`;
  return `# Folders and their imports

An arrow leads from a folder to one that it imports, also for types; it is left out where other arrows lead there.

\`\`\`mermaid
flowchart TB
${findArrows()
  .map(([from, to]) => `  ${name(from)} --> ${name(to)}`)
  .join('\n')}
\`\`\`
`;
}

describe('the diagram of the folders', () => {
  it('shows what they import', () => {
    const drawn = drawDiagram();
    if (process.env.RECORD_DIAGRAM === '1') writeFileSync(FILE, drawn);
    const recorded = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
    if (recorded !== drawn) throw new Error(`The diagram is out of date: ${REFRESH}`);
  });
});
