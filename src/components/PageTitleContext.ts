import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';

/** Takes the name of what a page shows. The root layout gives it. */
export const PageTitleContext = createContext<Dispatch<SetStateAction<string | undefined>>>(() => {});

/** The name of what is shown, as the page gave it; undefined as long as only the kind of page is known. */
export const ShownNameContext = createContext<string | undefined>(undefined);

/**
 * Names the window after what the page shows ("Refund rules") in place of what kind of page it is ("Article"); as long as
 * the name is not known, the kind stays. To be called once on a page.
 */
export function usePageTitle(name: string | undefined): void {
  const setName = useContext(PageTitleContext);
  useEffect(() => {
    if (!name) return;
    setName(name);
    return () => setName((shown) => (shown === name ? undefined : shown));
  }, [name, setName]);
}
