import { pathTo } from '@/pages/editor/components/mind/mindTopics';
import { getSides, type MapArrow, nextOnMap } from '@/pages/editor/components/mind/mindView';
import type { KeyCommands, ShortcutLine } from '../shortcuts';
import type { MindMap } from './useMindMap';

/** The keys of a mind map, for the list of keys. */
export const MIND_KEYS: readonly ShortcutLine[] = [
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

/** What a key does to the selected topic, on the map as in the outline. */
export function topicCommands(map: MindMap): KeyCommands {
  const { selected } = map;
  if (!selected) return { 'mod+v': map.canPaste ? map.paste : undefined };
  const fold = () => map.fold(selected.id, !selected.collapsed);
  return {
    n: map.addChild,
    enter: map.addAfter,
    'shift+enter': map.addBefore,
    'mod+enter': map.addParent,
    f2: () => map.edit(selected.id),
    delete: map.remove,
    backspace: map.remove,
    f: fold,
    'mod+arrowup': () => map.shift(-1),
    'mod+arrowdown': () => map.shift(1),
    'mod+c': map.copy,
    'mod+v': map.canPaste ? map.paste : undefined,
    'mod+d': map.duplicate,
    // Without a selection Tab leaves the map as it leaves anything.
    escape: () => map.select([]),
  };
}

/** The keys of the map itself: arrows walk along what is seen, and with Ctrl or Cmd move between levels. */
export function canvasCommands(map: MindMap): KeyCommands {
  const { content, selected } = map;
  const { root } = content;
  const walk = (arrow: MapArrow) => () =>
    map.select([selected ? nextOnMap(content, selected.id, arrow) : root.id]);
  const branch = pathTo(root, selected?.id ?? '')[1];
  const isAtStart = branch !== undefined && getSides(content).get(branch.id) === 'start';
  const moveLevel = (arrow: 'left' | 'right') => () =>
    void (isAtStart === (arrow === 'left') ? map.lower() : map.raise());
  return {
    ...topicCommands(map),
    tab: selected && map.addChild,
    ...Object.fromEntries(ARROWS.map((arrow) => [`arrow${arrow}`, walk(arrow)])),
    'mod+arrowleft': moveLevel('left'),
    'mod+arrowright': moveLevel('right'),
  };
}
