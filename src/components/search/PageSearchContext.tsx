import {
  createContext,
  type PropsWithChildren,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Field = HTMLInputElement | undefined;

const FieldContext = createContext<Field>(undefined);
const SetFieldContext = createContext<(field: Field) => void>(() => {});

/** Height of the sticky header in pixels. */
const HEADER_PX = 64;

/** Tells the header about the page's own search field, so that never both are visible. */
export function PageSearchProvider({ children }: PropsWithChildren) {
  const [field, setField] = useState<Field>();
  return (
    <SetFieldContext value={setField}>
      <FieldContext value={field}>{children}</FieldContext>
    </SetFieldContext>
  );
}

export const usePageSearchInView = (): Field => useContext(FieldContext);

/** Returns the ref for the page's own search field. */
export function usePageSearch(): RefObject<HTMLInputElement | null> {
  const setField = useContext(SetFieldContext);
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    // In view until the observer has looked, so that the header's field does not appear and take the focus first.
    setField(field);
    const observer = new IntersectionObserver(
      (entries) => setField(entries.at(-1)?.isIntersecting ? field : undefined),
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(field);
    return () => {
      observer.disconnect();
      setField(undefined);
    };
  }, [setField]);
  return ref;
}
