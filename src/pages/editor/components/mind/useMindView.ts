import { useRef, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import type { CanvasView } from '../EditorToolbar';

const SIZES = { least: 0.8, usual: 1, most: 2, step: 0.1 } as const;
const within = (size: number) => Math.min(SIZES.most, Math.max(SIZES.least, size));

/** How a mind map is looked at, kept in the address: drawn, or as an outline, where zooming makes the words larger. */
export function useMindView() {
  const { query, change } = useQueryState();
  const outlined = query.get('view') === 'outline';
  const [size, setSize] = useState<number>(SIZES.usual);
  const [canvas, setCanvas] = useState<CanvasView>();
  /** A picture is of the drawing: behind the outline it is drawn just for that. */
  const [picturing, setPicturing] = useState(false);
  const waiting = useRef<(view: CanvasView) => void>(undefined);

  async function drawPicture(type: Parameters<CanvasView['picture']>[0]) {
    const standing = new Promise<CanvasView>((resolve) => {
      waiting.current = resolve;
    });
    setPicturing(true);
    try {
      return await (await standing).picture(type);
    } finally {
      setPicturing(false);
    }
  }

  const outline: CanvasView = {
    zoomIn: () => setSize(within(size + SIZES.step)),
    zoomOut: () => setSize(within(size - SIZES.step)),
    fit: () => setSize(SIZES.usual),
    picture: drawPicture,
  };

  return {
    outlined,
    turnTo: (outline: boolean) => change({ view: outline ? 'outline' : undefined }, { replace: true }),
    size,
    view: outlined ? outline : canvas,
    drawn: !outlined || picturing,
    onReady: (view: CanvasView) => {
      setCanvas(view);
      waiting.current?.(view);
    },
  };
}
