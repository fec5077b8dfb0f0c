import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { useCurrentRoute } from './useCurrentRoute';

/** The window's title for the page shown, in the language in force. */
export function usePageTitle(): string {
  const { formatMessage } = useIntl();
  const { titleId } = useCurrentRoute();
  const product = formatMessage({ id: 'product.name' });
  return titleId ? `${formatMessage({ id: titleId })} - ${product}` : product;
}

/** Names the window after the page. */
export function DocumentTitle() {
  const title = usePageTitle();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return null;
}
