import { record } from '../support/bench/figures';
import { BENCH_PAGES, newVisitor } from '../support/bench/visitor';
import { disconnectBrowser } from '../support/browserWindow';
import { isScript, loadedFiles, totalBytes } from '../support/weight';

afterAll(disconnectBrowser);

const OTHERS: typeof BENCH_PAGES = [
  { path: '/register' },
  { path: '/announcement' },
  { path: '/agreement/privacy' },
];

/** Bytes of a first visit over the wire, with headers, as the preview sends them: gzip at zlib's own level. */
it('weighs the first visit of each page', async () => {
  const figures: Record<string, { scriptBytes: number; totalBytes: number; scripts: number }> = {};
  for (const { path, user } of [...BENCH_PAGES, ...OTHERS]) {
    const visitor = await newVisitor(user);
    const files = await loadedFiles(visitor.page, path);
    const scripts = files.filter(isScript);
    figures[path] = {
      scriptBytes: totalBytes(scripts),
      totalBytes: totalBytes(files),
      scripts: scripts.length,
    };
    await visitor.leaves();
  }
  record('firstVisit', { encoding: 'gzip', pages: figures });
}, 120_000);
