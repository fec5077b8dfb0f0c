import { getIntl } from '@umijs/max';
import { type PropsWithChildren, useMemo } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { type Columns, ColumnsContext, SECTIONS } from '@/components/ColumnsContext';
import { buildColumnTree, type ColumnNode, findColumnByTitle } from '@/components/columnTree';
import { useQuery } from '@/components/query/useQuery';
import { listColumns } from '@/services/column';

/** A server may title its columns in the person's language or in one language for all. */
function getSections(roots: ColumnNode[]): Columns['sections'] {
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const titles = LANGUAGES.map((language) =>
        getIntl(language).formatMessage({ id: `section.${section}` }),
      );
      return [section, findColumnByTitle(roots, titles)];
    }),
  );
}

/** Reads the columns and provides their tree to the pages below, which show a failure where they need them. */
export function ColumnsProvider({ children }: PropsWithChildren) {
  const { data, error, refresh } = useQuery(({ signal }) => listColumns({ signal }));
  const columns = useMemo<Columns>(() => {
    const roots = data ? buildColumnTree(data) : [];
    const status = data ? 'ready' : error ? 'failed' : 'loading';
    return { status, roots, sections: getSections(roots), refresh };
  }, [data, error, refresh]);
  return <ColumnsContext value={columns}>{children}</ColumnsContext>;
}
