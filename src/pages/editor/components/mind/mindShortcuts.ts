import type { Shortcut, ShortcutCommands } from '../shortcuts';
import { pathTo } from './mindTopics';
import { findNeighbor, getSides, type MapArrow } from './mindView';
import type { MindMap } from './useMindMap';

export const MIND_SHORTCUTS: readonly Shortcut<TextId<'mind'>>[] = [
  { keys: ['arrows'], textId: 'mind.keys.walk' },
  { keys: ['tab', 'n'], textId: 'mind.addChild' },
  { keys: ['enter'], textId: 'mind.addAfter' },
  { keys: ['shift+enter'], textId: 'mind.addBefore' },
  { keys: ['mod+enter'], textId: 'mind.addParent' },
  { keys: ['f2'], textId: 'mind.edit' },
  { keys: ['delete', 'backspace'], textId: 'mind.remove' },
  { keys: ['f'], textId: 'mind.fold' },
  { keys: ['mod+arrows'], textId: 'mind.keys.move' },
  { keys: ['mod+c'], textId: 'mind.copy' },
  { keys: ['mod+v'], textId: 'mind.paste' },
  { keys: ['mod+d'], textId: 'mind.duplicate' },
  { keys: ['escape'], textId: 'mind.keys.leave' },
];

const ARROWS: readonly MapArrow[] = ['up', 'down', 'left', 'right'];

/** The shortcuts for the selected topic, on the map and in the outline. */
export function topicCommands(map: MindMap): ShortcutCommands {
  const { selected } = map;
  if (!selected) return { 'mod+v': map.canPaste ? map.paste : undefined };
  return {
    n: map.addChild,
    enter: map.addAfter,
    'shift+enter': map.addBefore,
    'mod+enter': map.addParent,
    f2: () => map.edit(selected.id),
    delete: map.remove,
    backspace: map.remove,
    f: () => map.fold(selected.id, !selected.collapsed),
    'mod+arrowup': () => map.shift(-1),
    'mod+arrowdown': () => map.shift(1),
    'mod+c': map.copy,
    'mod+v': map.canPaste ? map.paste : undefined,
    'mod+d': map.duplicate,
    escape: () => map.select([]),
  };
}

/** The shortcuts of the map: arrows select the neighbors, and with Ctrl or Cmd move the topic. */
export function canvasCommands(map: MindMap): ShortcutCommands {
  const { content, selected } = map;
  const { root } = content;
  const selectNext = (arrow: MapArrow) => () =>
    map.select([selected ? findNeighbor(content, selected.id, arrow) : root.id]);
  const branch = pathTo(root, selected?.id ?? '')[1];
  const isAtStart = branch !== undefined && getSides(content).get(branch.id) === 'start';
  const moveLevel = (arrow: 'left' | 'right') => () =>
    void (isAtStart === (arrow === 'left') ? map.indent() : map.outdent());
  return {
    ...topicCommands(map),
    // Without a selection, Tab moves the focus out of the map.
    tab: selected && map.addChild,
    ...Object.fromEntries(ARROWS.map((arrow) => [`arrow${arrow}`, selectNext(arrow)])),
    'mod+arrowleft': moveLevel('left'),
    'mod+arrowright': moveLevel('right'),
  };
}
