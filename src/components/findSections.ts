import { getIntl } from '@umijs/max';
import { LANGUAGES } from '@/browser/locale';
import type { SectionTitles } from '@/browser/runtimeSettings';
import { type Columns, SECTIONS } from './ColumnsContext';
import { type ColumnNode, findColumnByTitle } from './columnTree';

/**
 * Returns the sections' columns. A server may title its columns in the user's language, in one language for everyone, or as
 * config.js says (`configured`).
 */
export function findSections(roots: ColumnNode[], configured?: SectionTitles): Columns['sections'] {
  return Object.fromEntries(
    SECTIONS.map((section) => {
      const titles =
        configured?.[section] ??
        LANGUAGES.map((language) => getIntl(language).formatMessage({ id: `section.${section}` }));
      return [section, findColumnByTitle(roots, titles)];
    }),
  );
}
