import { useIntl } from '@umijs/max';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { PageTitleContext, ShownNameContext } from '@/components/PageTitleContext';
import { useCurrentRoute } from './useCurrentRoute';

/** The window's title for the kind of page shown, or for what it has been named after, in the language in force. */
export function useDocumentTitle(name?: string): string {
  const { formatMessage } = useIntl();
  const { titleId } = useCurrentRoute();
  const product = formatMessage({ id: 'product.name' });
  const page = name ?? (titleId && formatMessage({ id: titleId }));
  return page ? `${page} - ${product}` : product;
}

/** Names the window after the page; a page can give the name of what it shows (`usePageTitle`). */
export function DocumentTitle({ children }: PropsWithChildren) {
  const [name, setName] = useState<string>();
  const title = useDocumentTitle(name);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <PageTitleContext value={setName}>
      <ShownNameContext value={name}>{children}</ShownNameContext>
    </PageTitleContext>
  );
}
