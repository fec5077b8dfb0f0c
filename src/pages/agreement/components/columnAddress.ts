import { useColumns } from '@/components/ColumnsContext';
import { type ColumnNode, columnPath } from '@/components/columnTree';

/** Where a column of the section stands: below the section's root, below that, or deeper. */
const SECONDARY = 1;
const THIRD = 2;

/** An article is what has nothing below it and stands deeper than a third column. */
export const isTitleItem = (node: ColumnNode, depth: number) => depth > THIRD && node.children.length === 0;

/**
 * The page of one column or article of the help section (spec section 2).
 * @param depth - How far it is below the section's root, counted from 1.
 */
export function columnAddress(node: ColumnNode, depth: number): string {
  const recordId = encodeURIComponent(node.recordId);
  if (depth <= SECONDARY) return `/agreement/${recordId}`;
  if (depth === THIRD) return `/agreement/thirdColumn?recordId=${recordId}`;
  const page = isTitleItem(node, depth) ? 'titleItem' : 'thirdColumn';
  return `/agreement/thirdColumn/${page}?recordId=${recordId}`;
}

/** The articles at any depth below a column, in order, each with its address. */
export function titleItemsBelow(node: ColumnNode, depth: number): { node: ColumnNode; to: string }[] {
  return node.children.flatMap((child) =>
    isTitleItem(child, depth + 1)
      ? [{ node: child, to: columnAddress(child, depth + 1) }]
      : titleItemsBelow(child, depth + 1),
  );
}

interface ColumnOfAddress {
  /** `elsewhere`: it exists, and its own page is `to`. */
  status: 'loading' | 'failed' | 'missing' | 'elsewhere' | 'found';
  /** From below the section's root down to it. */
  path: ColumnNode[];
  /** The last of the path, when it is found. */
  column?: ColumnNode;
  /** Its own page. */
  to: string;
  refresh: () => void;
}

/** The column of the help section that an address names by its record. `page` is the path of the page that asks. */
export function useColumnOfAddress(recordId: string | null | undefined, page: string): ColumnOfAddress {
  const { status, roots, sections, refresh } = useColumns();
  const [root, ...path] = recordId ? columnPath(roots, recordId) : [];
  const column = path.at(-1);
  const known = column !== undefined && root?.recordId === sections.agreement?.recordId;
  const to = known ? columnAddress(column, path.length) : '';
  if (status !== 'ready') return { status, path: [], to: '', refresh };
  if (!known) return { status: 'missing', path: [], to: '', refresh };
  return { status: to.split('?')[0] === page ? 'found' : 'elsewhere', path, column, to, refresh };
}
