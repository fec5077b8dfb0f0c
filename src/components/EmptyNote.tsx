import { useT } from '@@/texts/entry';
import type { PropsWithChildren } from 'react';
import typography from './typography.module.css';

/** Replaces a short empty list within a page: the text of spec section 2, and why it is empty. */
export function EmptyNote({
  className = typography.note,
  children,
}: PropsWithChildren<{ className?: string }>) {
  const t = useT();
  return (
    <p className={className}>
      {t('state.noData')} · <span>{children}</span>
    </p>
  );
}
