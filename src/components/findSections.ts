import { getIntl } from '@umijs/max';
import { LANGUAGES } from '@/browser/locale';
import { type Columns, SECTIONS } from './ColumnsContext';
import { type ColumnNode, findColumnByTitle } from './columnTree';

/** Returns the sections' columns. A server may title its columns in the user's language or in one language for everyone. */
export function findSections(roots: ColumnNode[]): Columns['sections'] {
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const titles = LANGUAGES.map((language) =>
        getIntl(language).formatMessage({ id: `section.${section}` }),
      );
      return [section, findColumnByTitle(roots, titles)];
    }),
  );
}
