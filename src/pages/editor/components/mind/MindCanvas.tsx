import { useT } from '@@/texts/editor';
import 'mind-elixir/style.css';
import type { MindElixirInstance } from 'mind-elixir';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { OverviewHost } from '../EditorShell';
import type { CanvasView } from '../EditorToolbar';
import { exportMindMap } from '../exportImage';
import { toCombination } from '../shortcuts';
import { createMap, findElement, redraw, showInitially } from './createMap';
import styles from './MindCanvas.module.css';
import { MindMenu } from './MindMenu';
import { MindOverview } from './MindOverview';
import { canvasCommands } from './mindShortcuts';
import type { MindMap } from './useMindMap';

const ZOOM_STEP = 1.2;
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The mind map as a drawing on mind-elixir. In its own chunk. */
export function MindCanvas({ map, onReady }: { map: MindMap; onReady: (view: CanvasView) => void }) {
  const overview = use(OverviewHost);
  const area = useRef<HTMLDivElement>(null);
  const drawn = useRef(map.content);
  /** Ignores the selection events of the drawing while it is updated. */
  const isUpdating = useRef(false);
  const [mind, setMind] = useState<MindElixirInstance>();
  const [menu, setMenu] = useState<{ x: number; y: number }>();
  const { content, selectedIds, editingId } = map;
  const anchorId = selectedIds.at(-1) ?? content.root.id;

  const select = useEffectEvent((ids: readonly string[]) => {
    if (!isUpdating.current && !isSame(ids, map.selectedIds)) map.select(ids);
  });
  const rename = useEffectEvent(map.rename);
  const fold = useEffectEvent(map.fold);
  const move = useEffectEvent((...args: Parameters<MindMap['move']>) => {
    if (map.move(...args)) map.select(args[0]);
  });
  const endEdit = useEffectEvent(map.endEdit);
  const ready = useEffectEvent(onReady);
  const start = useEffectEvent((el: HTMLDivElement) => {
    drawn.current = content;
    return createMap(el, content, {
      onSelect: (ids) => select(ids),
      onRename: (id, text) => rename(id, text),
      onFold: (id, collapsed) => fold(id, collapsed),
      onMove: (...args) => move(...args),
      onEditEnd: () => endEdit(),
      onMenu: setMenu,
    });
  });

  useEffect(() => {
    if (!area.current) return;
    const { mind: created, release } = start(area.current);
    setMind(created);
    showInitially(created);
    ready({
      zoomIn: () => created.scale(Math.min(created.scaleMax, created.scaleVal * ZOOM_STEP)),
      zoomOut: () => created.scale(Math.max(created.scaleMin, created.scaleVal / ZOOM_STEP)),
      fit: () => created.scaleFit(),
      toImage: (type) => exportMindMap(created, type),
    });
    return release;
  }, []);

  const name = useT()('editor.canvas');
  useEffect(() => {
    // It takes keys of its own.
    mind?.container.setAttribute('role', 'application');
    mind?.container.setAttribute('aria-label', name);
  }, [mind, name]);

  const showSelection = useEffectEvent((created: MindElixirInstance) => {
    isUpdating.current = true;
    created.clearSelection();
    const elements = selectedIds.flatMap((id) => findElement(created, id) ?? []);
    if (elements.length > 0) created.selectNodes(elements);
    const last = elements.at(-1);
    if (last) created.scrollIntoView(last);
    isUpdating.current = false;
  });

  useEffect(() => {
    if (!mind) return;
    const isRedrawn = drawn.current !== content;
    if (isRedrawn) {
      drawn.current = content;
      isUpdating.current = true;
      redraw(mind, content, anchorId);
      isUpdating.current = false;
    }
    const drawnIds = mind.currentNodes.map(({ nodeObj }) => nodeObj.id);
    if (isRedrawn || !isSame(selectedIds, drawnIds)) showSelection(mind);
    const edited = editingId ? findElement(mind, editingId) : undefined;
    if (edited && !mind.nodes.querySelector('#input-box')) void mind.beginEdit(edited);
  }, [mind, content, selectedIds, editingId, anchorId]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the focusable drawing inside it.
    <div
      className={styles.canvas}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLElement) || event.target !== mind?.container) return;
        const combination = toCombination(event);
        if (combination === 'contextmenu' || combination === 'shift+f10') {
          const box = findElement(mind, anchorId)?.getBoundingClientRect();
          if (box) setMenu({ x: box.x + box.width / 2, y: box.bottom });
        }
        const command = canvasCommands(map)[combination];
        if (!command) return;
        event.preventDefault();
        command();
      }}
    >
      <div ref={area} className={styles.map} />
      {mind && overview && createPortal(<MindOverview mind={mind} />, overview)}
      {menu && (
        <MindMenu
          map={map}
          at={menu}
          onClose={() => {
            setMenu(undefined);
            mind?.container.focus();
          }}
        />
      )}
    </div>
  );
}
