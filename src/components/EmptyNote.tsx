import { useIntl } from '@umijs/max';
import type { PropsWithChildren } from 'react';
import typography from './typography.module.css';

/** Replaces a short empty list within a page: the text of spec section 2, and why it is empty. */
export function EmptyNote({
  className = typography.note,
  children,
}: PropsWithChildren<{ className?: string }>) {
  const { formatMessage } = useIntl();
  return (
    <p className={className}>
      {formatMessage({ id: 'state.noData' })} · <span>{children}</span>
    </p>
  );
}
