import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';

/** Sets the name of the shown item; provided by the root layout. */
export const PageTitleContext = createContext<Dispatch<SetStateAction<string | undefined>>>(() => {});

/** The name of the shown item; undefined until the page sets it. */
export const ShownNameContext = createContext<string | undefined>(undefined);

/**
 * Sets the window title to the shown item ("Refund rules") instead of the kind of page ("Article"). To be
 * called once per page.
 */
export function usePageTitle(name: string | undefined): void {
  const setName = useContext(PageTitleContext);
  useEffect(() => {
    if (!name) return;
    setName(name);
    return () => setName((shown) => (shown === name ? undefined : shown));
  }, [name, setName]);
}
