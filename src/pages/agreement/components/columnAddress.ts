import { useColumns } from '@/components/ColumnsContext';
import { type ColumnNode, columnPath } from '@/components/columnTree';
import { encodePart } from '@/domain/characters';
import type { RequestError } from '@/domain/requestError';
import { DOCUMENTS } from './AgreementListContext';

/** Levels below the section's root. */
const SECONDARY = 1;
const THIRD = 2;

/** Whether a node is an article: a leaf below the third level. */
export const isTitleItem = (node: ColumnNode, depth: number) => depth > THIRD && node.children.length === 0;

/**
 * Returns the URL of a column or article of the help section (spec section 2).
 * @param depth - Levels below the section's root, from 1.
 */
export function columnAddress(node: ColumnNode, depth: number): string {
  const recordId = encodePart(node.recordId);
  if (depth <= SECONDARY) return `/agreement/${recordId}`;
  if (depth === THIRD) return `/agreement/thirdColumn?recordId=${recordId}`;
  const page = isTitleItem(node, depth) ? 'titleItem' : 'thirdColumn';
  return `/agreement/thirdColumn/${page}?recordId=${recordId}`;
}

/** Returns all articles below a column, in order, with their URLs. */
export function titleItemsBelow(node: ColumnNode, depth: number): { node: ColumnNode; to: string }[] {
  return node.children.flatMap((child) =>
    isTitleItem(child, depth + 1)
      ? [{ node: child, to: columnAddress(child, depth + 1) }]
      : titleItemsBelow(child, depth + 1),
  );
}

const isDocument = ({ recordId }: ColumnNode) => DOCUMENTS.some(({ code }) => code === recordId);

/**
 * Returns the columns of the help below the section's root, for the lists that also link to the documents: without the columns of
 * these documents, and without those that contain nothing else.
 */
export function helpColumns({ children }: ColumnNode): ColumnNode[] {
  return children.flatMap((child) => {
    const below = helpColumns(child);
    const isEmptied = child.children.length > 0 && below.length === 0;
    return isDocument(child) || isEmptied ? [] : [{ ...child, children: below }];
  });
}

interface CurrentColumn {
  /** `redirect`: the column belongs to the page `to`. */
  status: 'loading' | 'failed' | 'missing' | 'redirect' | 'found';
  /** The columns from the section's root, exclusive, to this one, inclusive. */
  path: ColumnNode[];
  column?: ColumnNode;
  /** The column's URL. */
  to: string;
  error?: RequestError;
  refresh: () => void;
}

/** Returns the help column with a record id. `page` is the path of the current page. */
export function useCurrentColumn(recordId: string | null | undefined, page: string): CurrentColumn {
  const { status, error, roots, sections, refresh } = useColumns();
  const [root, ...path] = recordId ? columnPath(roots, recordId) : [];
  const column = path.at(-1);
  const known = column !== undefined && root?.recordId === sections.agreement?.recordId;
  const to = known ? columnAddress(column, path.length) : '';
  if (status !== 'ready') return { status, path: [], to: '', error, refresh };
  if (!known) return { status: 'missing', path: [], to: '', refresh };
  return { status: to.split('?')[0] === page ? 'found' : 'redirect', path, column, to, refresh };
}
