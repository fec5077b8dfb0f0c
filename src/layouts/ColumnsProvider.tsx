import { getIntl, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { type PropsWithChildren, useMemo } from 'react';
import { LANGUAGES } from '@/browser/locale';
import { type Columns, ColumnsContext, SECTIONS } from '@/components/ColumnsContext';
import { buildColumnTree, type ColumnNode, findColumnByTitle } from '@/components/columnTree';
import { listColumns } from '@/services/column';

/** A server may title its columns in the person's language or in one language for all. */
function sectionsOf(roots: ColumnNode[]): Columns['sections'] {
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const titles = LANGUAGES.map((language) =>
        getIntl(language).formatMessage({ id: `section.${section}` }),
      );
      return [section, findColumnByTitle(roots, titles)];
    }),
  );
}

/** Asks once for the columns, and again in another language, and hands their tree to the pages below. */
export function ColumnsProvider({ children }: PropsWithChildren) {
  const { locale } = useIntl();
  const { data, error, refresh } = useRequest(listColumns.bind(undefined, {}), {
    refreshDeps: [locale],
    // Pages that cannot do without the columns say so themselves.
    onError: () => {},
  });
  const columns = useMemo<Columns>(() => {
    const roots = data ? buildColumnTree(data) : [];
    const status = data ? 'ready' : error ? 'failed' : 'loading';
    return { status, roots, sections: sectionsOf(roots), refresh };
  }, [data, error, refresh]);
  return <ColumnsContext value={columns}>{children}</ColumnsContext>;
}
