import { createContext, useContext } from 'react';

interface DiagramNaming {
  /** The node whose label is being written on the canvas. */
  editingId: string | undefined;
  onLabel: (id: string, label: string) => void;
  onEnd: () => void;
}

/** What the nodes on the canvas need to be named in place. */
export const DiagramContext = createContext<DiagramNaming>({
  editingId: undefined,
  onLabel: () => {},
  onEnd: () => {},
});

export const useDiagramNaming = () => useContext(DiagramContext);
