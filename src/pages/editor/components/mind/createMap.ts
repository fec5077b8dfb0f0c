import MindElixir, { type MindElixirInstance, type Topic as TopicElement } from 'mind-elixir';
import type { MindContent } from '@/domain/editor/mindMap';
import type { Place } from '@/pages/editor/components/mind/mindTopics';
import { getTone, toElixir } from './elixirData';

export interface MapEvents {
  onSelect: (ids: string[]) => void;
  onRename: (id: string, words: string) => void;
  onFold: (id: string, collapsed: boolean) => void;
  onMove: (ids: string[], where: Place, targetId: string) => void;
  onEditEnd: () => void;
  /** A right click, in pixels of the window. */
  onMenu: (at: { x: number; y: number }) => void;
}

const toIds = (elements: readonly TopicElement[]) => elements.map(({ nodeObj }) => nodeObj.id);

/** Everything in the theme's own variables: a change of theme needs no code here. */
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
 * A mind-elixir map that only shows and asks: its keys, menu, toolbar and history are off, and what a hand does on it (drag,
 * fold, edit) is told to `events`, whose answer is a new content. Call `release` when done.
 */
export function createMap(el: HTMLDivElement, content: MindContent, events: MapEvents) {
  const tellMove = (where: Place) => (moved: TopicElement[], target: TopicElement) => {
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
      moveNodeIn: tellMove('in'),
      moveNodeBefore: tellMove('before'),
      moveNodeAfter: tellMove('after'),
    },
  });
  const tellSelection = () => events.onSelect(toIds(mind.currentNodes));
  mind.bus.addListener('selectNodes', tellSelection);
  mind.bus.addListener('unselectNodes', tellSelection);
  mind.bus.addListener('expandNode', ({ id, expanded }) => events.onFold(id, expanded === false));
  mind.bus.addListener('showContextMenu', ({ clientX, clientY }) =>
    events.onMenu({ x: clientX, y: clientY }),
  );
  mind.bus.addListener('operation', (operation) => {
    if (operation.name === 'finishEdit') events.onRename(operation.obj.id, operation.obj.topic);
  });
  // With Ctrl it would fold all below, and tell nobody.
  mind.expandNodeAll = ({ nodeObj }) => events.onFold(nodeObj.id, nodeObj.expanded !== false);

  const isBox = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.id === 'input-box';
  const handleBlur = ({ target }: FocusEvent) => isBox(target) && queueMicrotask(events.onEditEnd);
  /** The box keeps every key to itself: saving ends the edit first, then reaches the editor. */
  const handleKey = (event: KeyboardEvent) => {
    if (!isBox(event.target) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
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
  el.addEventListener('blur', handleBlur, true);
  el.addEventListener('keydown', handleKey, true);
  mind.init(toElixir(content));

  return {
    mind,
    release: () => {
      mind.container.querySelector<HTMLElement>('#input-box')?.blur();
      el.removeEventListener('blur', handleBlur, true);
      el.removeEventListener('keydown', handleKey, true);
      mind.destroy();
    },
  };
}
