import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';
import { useCanOpen } from './grantedPage';

interface PageLinkProps extends ComponentProps<typeof Link> {
  to: string;
  /** Whether the content only leads to the page, so that nothing is shown without access to it. */
  onlyLink?: boolean;
}

/** A link to a page of another area. Without access to that page its content is plain text. */
export function PageLink({ onlyLink = false, ...props }: PageLinkProps) {
  const canOpen = useCanOpen();
  if (canOpen(props.to)) return <Link {...props} />;
  return onlyLink ? null : <span className={props.className}>{props.children}</span>;
}
