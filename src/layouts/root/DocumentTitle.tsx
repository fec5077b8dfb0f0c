import { useT } from '@@/texts/entry';
import { lazy, type PropsWithChildren, Suspense, useState } from 'react';
import { PageTitleContext, ShownNameContext } from '@/components/PageTitleContext';
import { useCurrentRoute } from '../session/useCurrentRoute';

/** Returns the window title for a name, or for the current route. */
export function useDocumentTitle(name?: string): string {
  const t = useT();
  const { titleId } = useCurrentRoute();
  const product = t('product.name');
  const page = name ?? (titleId && t(titleId));
  return page ? `${page} - ${product}` : product;
}

// A page is complete without its description, so a failure to load it is no error of the page.
const PageDescription = lazy(() => import('./PageDescription').catch(() => ({ default: () => null })));

/**
 * Sets the window title to the route's title, or to the name that a page sets with `usePageTitle`. In a right-to-left page it keeps
 * the direction of its own words.
 */
export function DocumentTitle({ children }: PropsWithChildren) {
  const [name, setName] = useState<string>();
  const title = useDocumentTitle(name);
  const t = useT();
  const { titleId, descriptionId } = useCurrentRoute();

  return (
    <PageTitleContext value={setName}>
      <title dir="auto">{title}</title>
      {titleId && descriptionId && (
        <Suspense>
          <PageDescription id={descriptionId} title={title} name={name ?? t(titleId)} />
        </Suspense>
      )}
      <ShownNameContext value={name}>{children}</ShownNameContext>
    </PageTitleContext>
  );
}
