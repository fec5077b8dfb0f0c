import {
  createContext,
  type PropsWithChildren,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

type Field = HTMLInputElement | undefined;

const FieldContext = createContext<Field>(undefined);
const NoteContext = createContext<(field: Field) => void>(() => {});

/** The height of the sticky header, in pixels: what is under it is not in view. */
const HEADER_PX = 64;

/** Lets the header know of a search that the page has of its own, so that there are never two side by side. */
export function PageSearchProvider({ children }: PropsWithChildren) {
  const [field, setField] = useState<Field>();
  return (
    <NoteContext value={setField}>
      <FieldContext value={field}>{children}</FieldContext>
    </NoteContext>
  );
}

/** The page's own search field, while it is in view. */
export const usePageSearchInView = (): Field => useContext(FieldContext);

/** Gives the ref of a page's own search field. */
export function usePageSearch(): RefObject<HTMLInputElement | null> {
  const note = useContext(NoteContext);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const observer = new IntersectionObserver(
      (entries) => note(entries.at(-1)?.isIntersecting ? field : undefined),
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(field);
    return () => {
      observer.disconnect();
      note(undefined);
    };
  }, [note]);
  return ref;
}
