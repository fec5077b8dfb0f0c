import { useT } from '@@/texts/mind';
import { Skeleton } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { EditorShell } from './components/EditorShell';
import type { CanvasView, ImageType } from './components/EditorToolbar';
import { MindInspector } from './components/mind/MindInspector';
import { MindOutline } from './components/mind/MindOutline';
import { MindPalette } from './components/mind/MindPalette';
import { useMindTools } from './components/mind/MindTools';
import { MIND_SHORTCUTS } from './components/mind/mindShortcuts';
import { writeOutline } from './components/mind/mindView';
import { useMindMap } from './components/mind/useMindMap';
import { useDocument } from './components/useDocument';

// In its own chunk, because of mind-elixir.
const MindCanvas = lazy(async () => ({
  default: (await import('./components/mind/MindCanvas')).MindCanvas,
}));

const SIZE = { min: 0.8, initial: 1, max: 2, step: 0.1 } as const;

/** Shows the drawing or the outline (`?view=outline`). In the outline, zooming changes the font size. */
function useMindView() {
  const { query, change } = useQueryState();
  const isOutline = query.get('view') === 'outline';
  const [size, setSize] = useState<number>(SIZE.initial);
  const [canvas, setCanvas] = useState<CanvasView>();
  /** Mounts the drawing behind the outline while it is exported. */
  const [isExporting, setExporting] = useState(false);
  const resolveCanvas = useRef<(view: CanvasView) => void>(undefined);

  async function toImage(type: ImageType) {
    const mounted = new Promise<CanvasView>((resolve) => {
      resolveCanvas.current = resolve;
    });
    setExporting(true);
    try {
      return await (await mounted).toImage(type);
    } finally {
      setExporting(false);
    }
  }

  const outline: CanvasView = {
    zoomIn: () => setSize(Math.min(SIZE.max, size + SIZE.step)),
    zoomOut: () => setSize(Math.max(SIZE.min, size - SIZE.step)),
    fit: () => setSize(SIZE.initial),
    toImage,
  };

  return {
    isOutline,
    setOutline: (next: boolean) => change({ view: next ? 'outline' : undefined }, { replace: true }),
    size,
    view: isOutline ? outline : canvas,
    hasCanvas: !isOutline || isExporting,
    handleReady(view: CanvasView) {
      setCanvas(view);
      resolveCanvas.current?.(view);
    },
  };
}

/** `/editor/mind`: the mind map editor. */
export default function MindEditorPage() {
  const t = useT();
  const workspace = useDocument('mind');
  const map = useMindMap(workspace);
  const { isOutline, setOutline, size, view, hasCanvas, handleReady } = useMindView();
  const tools = useMindTools(map, isOutline, setOutline);

  return (
    <EditorShell
      workspace={workspace}
      title={t('title.console.mindEditor')}
      description={t('mind.description')}
      view={view}
      toMarkdown={() => writeOutline(map.content)}
      {...tools}
      paletteName={t('mind.palette')}
      palette={<MindPalette map={map} />}
      inspector={<MindInspector map={map} isOutline={isOutline} />}
      shortcuts={MIND_SHORTCUTS.map(({ keys, textId }) => ({ keys, text: t(textId) }))}
    >
      {hasCanvas && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />}>
          <MindCanvas key={workspace.document?.documentId} map={map} onReady={handleReady} />
        </Suspense>
      )}
      {isOutline && <MindOutline map={map} undo={workspace.undo} redo={workspace.redo} size={size} />}
    </EditorShell>
  );
}
