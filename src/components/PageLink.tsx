import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useCanOpen } from './grantedPage';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Unknown for what only a newer server knows. */
  to: string | undefined;
  /** Whether the content only leads to the page, so that nothing is shown without access to it. */
  onlyLink?: boolean;
}

/** A link to a page of another area. Without such a page, or access to it, its content is plain text. */
export function PageLink({ to, onlyLink = false, ...props }: PageLinkProps) {
  const canOpen = useCanOpen();
  if (to !== undefined && canOpen(to)) return <Link to={to} {...props} />;
  return onlyLink ? null : <span className={props.className}>{props.children}</span>;
}
