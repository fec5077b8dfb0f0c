import '@/locales/areas/mind';
import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { writeOutline } from '@/pages/editor/components/mind/mindView';
import { EditorShell } from './components/EditorShell';
import { MindInspector } from './components/mind/MindInspector';
import { MindOutline } from './components/mind/MindOutline';
import { MindPalette } from './components/mind/MindPalette';
import { MindTools } from './components/mind/MindTools';
import { MIND_KEYS } from './components/mind/mindKeys';
import { useMindMap } from './components/mind/useMindMap';
import { useMindView } from './components/mind/useMindView';
import { useDocument } from './components/useDocument';

/** The drawing brings mind-elixir: only who looks at it loads it. */
const MindCanvas = lazy(async () => ({
  default: (await import('./components/mind/MindCanvas')).MindCanvas,
}));

/** `/editor/mind`: mind maps, as a drawing or as an outline (`?view=outline`); `?doc=` says which one. */
export default function MindEditorPage() {
  const { formatMessage } = useIntl();
  const desk = useDocument('mind');
  const map = useMindMap(desk);
  const { outlined, turnTo, size, view, drawn, onReady } = useMindView();

  return (
    <EditorShell
      desk={desk}
      title={formatMessage({ id: 'title.console.mindEditor' })}
      description={formatMessage({ id: 'mind.description' })}
      view={view}
      exportText={{ markdown: () => writeOutline(map.content) }}
      tools={<MindTools map={map} outlined={outlined} onOutline={turnTo} />}
      paletteName={formatMessage({ id: 'mind.palette' })}
      palette={<MindPalette map={map} />}
      inspector={<MindInspector map={map} />}
      shortcuts={MIND_KEYS}
    >
      {drawn && (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />}>
          <MindCanvas key={desk.document?.documentId} map={map} onReady={onReady} />
        </Suspense>
      )}
      {outlined && <MindOutline map={map} undo={desk.undo} redo={desk.redo} size={size} />}
    </EditorShell>
  );
}
