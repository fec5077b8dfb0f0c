import { useT } from '@@/texts/mind';
import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type ShortcutCommands, toCombination } from '../shortcuts';
import styles from './MindOutline.module.css';
import { topicCommands } from './mindShortcuts';
import { findParent, pathTo } from './mindTopics';
import { visibleTopics } from './mindView';
import { OutlineTopic } from './OutlineTopic';
import type { MindMap } from './useMindMap';

interface MindOutlineProps {
  map: MindMap;
  undo: () => void;
  redo: () => void;
  /** The factor of the font size. */
  size: number;
}

/** The mind map as a tree with the same selection and shortcuts, for screen readers and narrow screens. */
export function MindOutline({ map, undo, redo, size }: MindOutlineProps) {
  const t = useT();
  const tree = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  const { root } = map.content;
  const rows = visibleTopics(root);
  const { selected, editingId } = map;
  const current = rows.find(({ id }) => id === selected?.id) ?? root;
  const index = rows.indexOf(current);

  // The focus follows the selection inside the tree, and returns from the field after an edit.
  useEffect(() => {
    const hasEnded = wasEditing.current && editingId === undefined;
    wasEditing.current = editingId !== undefined;
    if (wasEditing.current) return;
    const active = document.activeElement;
    if (!tree.current?.contains(active) && !(hasEnded && active === document.body)) return;
    tree.current?.querySelector<HTMLElement>(`[data-topic="${current.id}"]`)?.focus();
  }, [current.id, editingId]);

  const selectRow = (row: number) => () => map.select([rows[row]?.id ?? current.id]);
  const expand = () => {
    if (current.collapsed) map.fold(current.id, false);
    else map.select([current.children[0]?.id ?? current.id]);
  };
  const collapse = () => {
    if (current.children.length > 0 && !current.collapsed && current !== root) map.fold(current.id, true);
    else map.select([findParent(root, current.id)?.id ?? current.id]);
  };
  const isMirrored = () => tree.current !== null && getComputedStyle(tree.current).direction === 'rtl';

  function handleKey(event: KeyboardEvent) {
    const [forward, back] = isMirrored() ? ['arrowleft', 'arrowright'] : ['arrowright', 'arrowleft'];
    const commands: ShortcutCommands = {
      ...topicCommands(map),
      arrowdown: selectRow(index + 1),
      arrowup: selectRow(index - 1),
      home: selectRow(0),
      end: selectRow(rows.length - 1),
      [forward]: expand,
      [back]: collapse,
      [`mod+${forward}`]: () => void map.indent(),
      [`mod+${back}`]: () => void map.outdent(),
      'mod+z': undo,
      'mod+shift+z': redo,
      'mod+y': redo,
    };
    const command = commands[toCombination(event)];
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  }

  return (
    <div className={styles.area} dir={document.documentElement.dir || 'ltr'}>
      <p className={styles.hint}>{t('mind.outlineHint')}</p>
      <div
        ref={tree}
        role="tree"
        aria-label={t('mind.outline')}
        aria-multiselectable
        className={styles.tree}
        style={{ fontSize: `${size}em` }}
      >
        {rows.map((topic) => {
          const level = pathTo(root, topic.id).length;
          const siblings = findParent(root, topic.id)?.children ?? [root];
          const folds = topic.children.length > 0 && topic !== root;
          const isSelected = map.selectedIds.includes(topic.id);
          return (
            <div
              key={topic.id}
              role="treeitem"
              data-topic={topic.id}
              aria-level={level}
              aria-setsize={siblings.length}
              aria-posinset={siblings.indexOf(topic) + 1}
              aria-expanded={topic.children.length > 0 ? !topic.collapsed : undefined}
              aria-selected={isSelected}
              tabIndex={topic === current ? 0 : -1}
              className={isSelected ? styles.selected : styles.row}
              style={{ paddingInlineStart: (level - 1) * 24 + 8 }}
              onKeyDown={handleKey}
              onFocus={() => !isSelected && map.select([topic.id])}
              onClick={({ ctrlKey, metaKey }) =>
                (ctrlKey || metaKey) && map.select([...map.selectedIds, topic.id])
              }
              onDoubleClick={() => map.edit(topic.id)}
            >
              {/* For pointers only. The keyboard folds with shortcuts. */}
              <span
                aria-hidden
                className={styles.fold}
                onClick={() => folds && map.fold(topic.id, !topic.collapsed)}
              >
                {folds &&
                  (topic.collapsed ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />)}
              </span>
              <OutlineTopic
                topic={topic}
                editing={editingId === topic.id}
                onRename={(text) => map.rename(topic.id, text)}
                onEnd={map.endEdit}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
