import { createContext, useContext } from 'react';
import type { ColumnNode } from '@/components/columnTree';

/** The sections of the portal that a column of their name decides about (spec section 6). */
export const SECTIONS = ['market', 'agreement', 'announcement'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Columns {
  status: 'loading' | 'ready' | 'failed';
  /** All columns as trees; empty until they are there. */
  roots: ColumnNode[];
  /** The column of each section, where there is one. */
  sections: Partial<Record<Section, ColumnNode>>;
  refresh: () => void;
}

/** The frame around the portal's pages gives it. */
export const ColumnsContext = createContext<Columns>({
  status: 'loading',
  roots: [],
  sections: {},
  refresh: () => {},
});

/** The columns of the portal: categories of services, agreements and help, kinds of announcements. */
export const useColumns = () => useContext(ColumnsContext);

/** Whether a section is shown. Until the columns are known it is: only their list can take it away. */
export function hasSection({ status, sections }: Columns, section: Section): boolean {
  return status !== 'ready' || sections[section] !== undefined;
}
