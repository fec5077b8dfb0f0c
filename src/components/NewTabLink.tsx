import { useT } from '@@/texts/entry';
import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';

/** A link that opens in a new tab and says so, so that this page keeps what was typed. */
export function NewTabLink(props: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) {
  const title = useT()('frame.newTab');
  return <Link {...props} target="_blank" rel="noopener" title={title} />;
}
