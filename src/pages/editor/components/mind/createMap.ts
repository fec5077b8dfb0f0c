import MindElixir, { type MindElixirInstance, type Topic as TopicElement } from 'mind-elixir';
import type { MindContent } from '@/domain/editor/mindMap';
import { getTone, toElixir } from './elixirData';
import type { Place } from './mindTopics';

interface MapEvents {
  onSelect: (ids: string[]) => void;
  onRename: (id: string, text: string) => void;
  onFold: (id: string, collapsed: boolean) => void;
  onMove: (ids: string[], where: Place, targetId: string) => void;
  onEditEnd: () => void;
  /** Viewport coordinates of a right click. */
  onMenu: (at: { x: number; y: number }) => void;
}

const toIds = (elements: readonly TopicElement[]) => elements.map(({ nodeObj }) => nodeObj.id);

/** Uses the CSS variables of antd, so that the map follows the theme. */
const THEME = {
  name: 'tokens',
  type: 'light' as const,
  palette: (['cyan', 'gold', 'purple', 'green', 'volcano', 'magenta'] as const).map((color) =>
    getTone(color, 7),
  ),
  cssVar: {
    '--main-color': 'var(--ant-color-text)',
    '--main-bgcolor': 'var(--ant-color-bg-container)',
    '--main-bgcolor-transparent': 'var(--ant-color-bg-mask)',
    '--color': 'var(--ant-color-text)',
    '--bgcolor': 'var(--ant-color-bg-layout)',
    '--selected': 'var(--ant-color-primary)',
    '--accent-color': 'var(--ant-color-primary)',
    '--root-color': 'var(--ant-color-text)',
    '--root-bgcolor': 'var(--ant-color-bg-elevated)',
    '--root-border-color': 'var(--ant-color-text)',
    '--root-radius': 'var(--ant-border-radius-lg)',
    '--main-radius': 'var(--ant-border-radius-lg)',
    '--panel-color': 'var(--ant-color-text)',
    '--panel-bgcolor': 'var(--ant-color-bg-elevated)',
    '--panel-border-color': 'var(--ant-color-border-secondary)',
    '--map-padding': '32px',
    '--main-gap-x': '40px',
    '--main-gap-y': '18px',
  },
};

/**
 * Creates a controlled mind-elixir map. Its own shortcuts, menu, toolbar and history are off, and user input (drag, fold,
 * edit) is reported to `events`. Call `release` on unmount.
 */
export function createMap(el: HTMLDivElement, content: MindContent, events: MapEvents) {
  const reportMove = (where: Place) => (moved: TopicElement[], target: TopicElement) => {
    events.onMove(toIds(moved), where, target.nodeObj.id);
    return false;
  };
  const mind: MindElixirInstance = new MindElixir({
    el,
    editable: true,
    contextMenu: false,
    toolBar: false,
    keypress: false,
    allowUndo: false,
    overflowHidden: false,
    scaleMin: 0.2,
    scaleMax: 2,
    theme: THEME,
    before: {
      moveNodeIn: reportMove('in'),
      moveNodeBefore: reportMove('before'),
      moveNodeAfter: reportMove('after'),
    },
  });
  const reportSelection = () => events.onSelect(toIds(mind.currentNodes));
  mind.bus.addListener('selectNodes', reportSelection);
  mind.bus.addListener('unselectNodes', reportSelection);
  mind.bus.addListener('expandNode', ({ id, expanded }) => events.onFold(id, expanded === false));
  mind.bus.addListener('showContextMenu', ({ clientX, clientY }) =>
    events.onMenu({ x: clientX, y: clientY }),
  );
  mind.bus.addListener('operation', (operation) => {
    if (operation.name === 'finishEdit') events.onRename(operation.obj.id, operation.obj.topic);
  });
  // By default, a click with Ctrl folds the whole branch without an event.
  mind.expandNodeAll = ({ nodeObj }) => events.onFold(nodeObj.id, nodeObj.expanded !== false);

  const isEditBox = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.id === 'input-box';
  const handleBlur = ({ target }: FocusEvent) => isEditBox(target) && queueMicrotask(events.onEditEnd);
  /** The edit box stops all key events. The save shortcut ends the edit first, then is dispatched to the editor. */
  const handleKey = (event: KeyboardEvent) => {
    if (!isEditBox(event.target) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's')
      return;
    event.preventDefault();
    event.stopPropagation();
    event.target.blur();
    mind.container.focus();
    const { key, ctrlKey, metaKey } = event;
    setTimeout(() =>
      el.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      ),
    );
  };
  /** WebKit starts a selection also where `user-select` is `none`, and selects the page's texts while a topic is dragged. */
  const handleSelectStart = (event: Event) => {
    const { target } = event;
    const element = target instanceof Text ? target.parentElement : target;
    if (element instanceof Element && !element.closest('#input-box')) event.preventDefault();
  };
  el.addEventListener('blur', handleBlur, true);
  el.addEventListener('keydown', handleKey, true);
  el.addEventListener('selectstart', handleSelectStart);
  mind.init(toElixir(content));

  return {
    mind,
    release: () => {
      mind.container.querySelector<HTMLElement>('#input-box')?.blur();
      el.removeEventListener('blur', handleBlur, true);
      el.removeEventListener('keydown', handleKey, true);
      el.removeEventListener('selectstart', handleSelectStart);
      mind.destroy();
    },
  };
}

/** Returns the element of a topic, or undefined while it is folded. */
export const findElement = ({ nodes }: MindElixirInstance, id: string) =>
  nodes.querySelector<TopicElement>(`[data-nodeid="me${id}"]`) ?? undefined;

/** Draws changed content. The anchor keeps its place on screen, or the root if the anchor is new or hidden. */
export function redraw(mind: MindElixirInstance, content: MindContent, anchorId: string): void {
  const getRect = (id: string) => findElement(mind, id)?.getBoundingClientRect();
  const [anchor, root] = [getRect(anchorId), getRect(content.root.id)];
  const data = toElixir(content);
  mind.direction = data.direction ?? mind.direction;
  mind.refresh(data);
  const movedAnchor = anchor && getRect(anchorId);
  const [before, after] = movedAnchor ? [anchor, movedAnchor] : [root, getRect(content.root.id)];
  if (before && after) mind.move(before.x - after.x, before.y - after.y);
}

/** The smallest zoom at which topics, of 14 pixels, have 12. */
const MIN_READABLE_SCALE = 12 / 14;

/** Fits the whole map, or centers the root at a readable zoom if that would be too small. */
export function showInitially(mind: MindElixirInstance): void {
  mind.scaleFit();
  if (mind.scaleVal >= MIN_READABLE_SCALE) return;
  mind.scaleVal = MIN_READABLE_SCALE;
  mind.toCenter();
}
