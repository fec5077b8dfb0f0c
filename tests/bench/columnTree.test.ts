import { buildColumnTree } from '@/components/columnTree';
import { median, record } from '../support/bench/figures';

/** Columns in no order of their own: every tenth a root, the others below one that may come later. */
const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    recordId: String(((index * 7919) % count) + 1),
    parentId: index % 10 === 0 ? '0' : String((((index - (index % 10)) * 7919) % count) + 1),
    title: `Column ${index}`,
    sequence: (index * 31) % 997,
    state: 1,
  }));

/** Milliseconds to build the tree: the median of nine. */
it('times the tree of columns', () => {
  const figures = [1_000, 100_000].map((nodes) => {
    const listed = columns(nodes);
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      buildColumnTree(listed);
      return performance.now() - start;
    });
    return { nodes, milliseconds: Number(median(times).toFixed(2)) };
  });
  record('buildColumnTree', figures);
});
