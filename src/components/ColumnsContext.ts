import { createContext, useContext } from 'react';
import type { ColumnNode } from '@/components/columnTree';
import type { RequestError } from '@/domain/requestError';

/** The sections that are shown only when a column of their name exists (spec section 6). */
export const SECTIONS = ['market', 'agreement', 'announcement'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Columns {
  status: 'loading' | 'ready' | 'failed';
  error?: RequestError;
  /** All columns as trees; empty until they are loaded. */
  roots: ColumnNode[];
  sections: Partial<Record<Section, ColumnNode>>;
  refresh: () => void;
}

/** Provided by the frame of the portal's pages. */
export const ColumnsContext = createContext<Columns>({
  status: 'loading',
  roots: [],
  sections: {},
  refresh: () => {},
});

export const useColumns = () => useContext(ColumnsContext);

/** Returns the sections whose column exists; undefined until the columns are loaded. */
export function getShownSections({ status, sections }: Columns): Section[] | undefined {
  return status === 'ready' ? SECTIONS.filter((section) => sections[section]) : undefined;
}

/** Whether a section is shown. It is until the columns are loaded. */
export const hasSection = (columns: Columns, section: Section): boolean =>
  getShownSections(columns)?.includes(section) ?? true;
