import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { findParent, pathTo } from '@/pages/editor/components/mind/mindTopics';
import { shownTopics } from '@/pages/editor/components/mind/mindView';
import { type KeyCommands, toCombination } from '../shortcuts';
import styles from './MindOutline.module.css';
import { topicCommands } from './mindKeys';
import { OutlineTopic } from './OutlineTopic';
import type { MindMap } from './useMindMap';

interface MindOutlineProps {
  map: MindMap;
  undo: () => void;
  redo: () => void;
  /** Times the usual size of the text. */
  size: number;
}

/** The mind map as a tree of words: the same content, selection and keys, for readers and narrow screens. */
export function MindOutline({ map, undo, redo, size }: MindOutlineProps) {
  const { formatMessage } = useIntl();
  const tree = useRef<HTMLDivElement>(null);
  const edited = useRef(false);
  const { root } = map.content;
  const rows = shownTopics(root);
  const { selected, editingId } = map;
  const current = rows.find(({ id }) => id === selected?.id) ?? root;
  const at = rows.indexOf(current);

  // The focus follows the selection while it is in the tree, and comes back from the field of an edit.
  useEffect(() => {
    const wasEdited = edited.current;
    edited.current = editingId !== undefined;
    if (edited.current) return;
    const active = document.activeElement;
    const isLost = wasEdited && active === document.body;
    if (!tree.current?.contains(active) && !isLost) return;
    tree.current?.querySelector<HTMLElement>(`[data-topic="${current.id}"]`)?.focus();
  }, [current.id, editingId]);

  const go = (row: number) => () => map.select([rows[row]?.id ?? current.id]);
  const inwards = () => {
    if (current.collapsed) map.fold(current.id, false);
    else map.select([current.children[0]?.id ?? current.id]);
  };
  const outwards = () => {
    if (current.children.length > 0 && !current.collapsed && current !== root) map.fold(current.id, true);
    else map.select([findParent(root, current.id)?.id ?? current.id]);
  };
  const isMirrored = () => tree.current !== null && getComputedStyle(tree.current).direction === 'rtl';

  function handleKey(event: KeyboardEvent) {
    const [forth, back] = isMirrored() ? ['arrowleft', 'arrowright'] : ['arrowright', 'arrowleft'];
    const commands: KeyCommands = {
      ...topicCommands(map),
      arrowdown: go(at + 1),
      arrowup: go(at - 1),
      home: go(0),
      end: go(rows.length - 1),
      [forth]: inwards,
      [back]: outwards,
      [`mod+${forth}`]: () => void map.lower(),
      [`mod+${back}`]: () => void map.raise(),
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
      <p className={styles.hint}>{formatMessage({ id: 'mind.outlineHint' })}</p>
      <div
        ref={tree}
        role="tree"
        aria-label={formatMessage({ id: 'mind.outline' })}
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
              {/* The keys fold too: for a hand only. */}
              <span
                aria-hidden
                className={styles.fold}
                onClick={() => folds && map.fold(topic.id, !topic.collapsed)}
              >
                {folds && (topic.collapsed ? <CaretRightOutlined /> : <CaretDownOutlined />)}
              </span>
              <OutlineTopic
                topic={topic}
                editing={editingId === topic.id}
                onWords={(words) => map.rename(topic.id, words)}
                onEnd={map.endEdit}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
