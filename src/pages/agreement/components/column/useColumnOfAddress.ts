import { useColumns } from '@/components/ColumnsContext';
import { type ColumnNode, columnPath } from '@/components/columnTree';
import { columnAddress } from '../columnAddress';

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
