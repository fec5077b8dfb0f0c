import type { PropsWithChildren } from 'react';
import { hasSection, type Section, useColumns } from './ColumnsContext';
import { ErrorStatus } from './ErrorStatus';

/** Shows a section only where its column exists (spec section 6); without it there is no such page here. */
export function SectionGate({ section, children }: PropsWithChildren<{ section: Section }>) {
  return hasSection(useColumns(), section) ? children : <ErrorStatus kind="notFound" />;
}
