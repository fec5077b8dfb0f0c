import { useT } from '@@/texts/entry';
import type { ComponentProps } from 'react';
import { StatusPage } from './StatusPage';

type EmptyStateProps = Pick<ComponentProps<typeof StatusPage>, 'title' | 'description' | 'action'>;

/** Replaces an empty list: the text of spec section 2, why it is empty, and the way on. */
export function EmptyState(props: EmptyStateProps) {
  const t = useT();
  return <StatusPage drawing="empty" heading="h2" note={t('state.noData')} {...props} />;
}
