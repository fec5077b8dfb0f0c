import 'mind-elixir/style.css';
import { useIntl } from '@umijs/max';
import type { MindElixirInstance } from 'mind-elixir';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CanvasView } from '../EditorToolbar';
import { toCombination } from '../shortcuts';
import { createMap } from './createMap';
import styles from './MindCanvas.module.css';
import { MindMenu } from './MindMenu';
import { MindOverview } from './MindOverview';
import { begin, findElement, redraw, showAll } from './mapView';
import { canvasCommands } from './mindKeys';
import { mindPicture } from './mindPicture';
import type { MindMap } from './useMindMap';

interface MindCanvasProps {
  map: MindMap;
  /** Told once the canvas stands. */
  onReady: (view: CanvasView) => void;
}

const ZOOM_STEP = 1.2;
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The mind map as a drawing: select, drag, fold, edit in place, walk with the arrows. Loads mind-elixir with itself. */
export function MindCanvas({ map, onReady }: MindCanvasProps) {
  const { formatMessage } = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const drawn = useRef(map.content);
  /** While we ourselves change the selection of the drawing, it has nothing to tell. */
  const quiet = useRef(false);
  const [mind, setMind] = useState<MindElixirInstance>();
  const [menu, setMenu] = useState<{ x: number; y: number }>();
  const { content, selectedIds, editingId } = map;
  const anchorId = selectedIds.at(-1) ?? content.root.id;

  const tell = useEffectEvent((ids: readonly string[]) => {
    if (!quiet.current && !isSame(ids, map.selectedIds)) map.select(ids);
  });
  const rename = useEffectEvent(map.rename);
  const fold = useEffectEvent(map.fold);
  const move = useEffectEvent((...args: Parameters<MindMap['move']>) => {
    // A refused move draws nothing anew.
    if (map.move(...args)) map.select(args[0]);
  });
  const endEdit = useEffectEvent(map.endEdit);
  const ready = useEffectEvent(onReady);
  const start = useEffectEvent((el: HTMLDivElement) => {
    drawn.current = content;
    return createMap(el, content, {
      onSelect: (ids) => tell(ids),
      onRename: (id, words) => rename(id, words),
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
    begin(created);
    ready({
      zoomIn: () => created.scale(Math.min(created.scaleMax, created.scaleVal * ZOOM_STEP)),
      zoomOut: () => created.scale(Math.max(created.scaleMin, created.scaleVal / ZOOM_STEP)),
      fit: () => showAll(created),
      picture: (type) => mindPicture(created, type),
    });
    return release;
  }, []);

  const select = useEffectEvent((created: MindElixirInstance) => {
    quiet.current = true;
    created.clearSelection();
    const elements = selectedIds.flatMap((id) => findElement(created, id) ?? []);
    if (elements.length > 0) created.selectNodes(elements);
    const last = elements.at(-1);
    if (last) created.scrollIntoView(last);
    quiet.current = false;
  });

  useEffect(() => {
    if (!mind) return;
    if (drawn.current !== content) {
      drawn.current = content;
      quiet.current = true;
      redraw(mind, content, anchorId);
      quiet.current = false;
      select(mind);
    } else if (
      !isSame(
        selectedIds,
        mind.currentNodes.map(({ nodeObj }) => nodeObj.id),
      )
    )
      select(mind);
    const edited = editingId ? findElement(mind, editingId) : undefined;
    if (edited && !mind.nodes.querySelector('#input-box')) void mind.beginEdit(edited);
  }, [mind, content, selectedIds, editingId, anchorId]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the drawing inside it come by here; the drawing itself takes the focus.
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
      <p className={styles.hint}>{formatMessage({ id: 'mind.canvasHint' })}</p>
      {mind && <MindOverview mind={mind} />}
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
