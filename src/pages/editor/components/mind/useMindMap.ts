import { useT } from '@@/texts/mind';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import {
  emptyMind,
  MIND_LIMITS,
  type MindContent,
  type MindLayout,
  type Topic,
} from '@/domain/editor/mindMap';
import type { DocumentWorkspace } from '../useDocument';
import {
  addTopic,
  copyTopic,
  findTopic,
  foldAll,
  foldTopic,
  indentTopic,
  isTopicTooLong,
  type MindRefusal,
  moveTopics,
  outdentTopic,
  outermost,
  type Place,
  patchTopic,
  removeTopics,
  reveal,
  setLayout,
  shiftTopic,
  type TopicPatch,
  wrapTopic,
} from './mindTopics';
import { existingIds, selectionAfterRemoval } from './mindView';

/** Returns a random id. `randomUUID` requires HTTPS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** The state and operations that the map, the outline and the panels share. */
export type MindMap = ReturnType<typeof useMindMap>;

/** The open mind map with its selection, text editing, and every operation as one undo step. */
export function useMindMap({ present, change }: Pick<DocumentWorkspace<'mind'>, 'present' | 'change'>) {
  const t = useT();
  const message = useMessage();
  const [requestedIds, select] = useState<readonly string[]>([]);
  const [editingId, setEditingId] = useState<string>();
  const [clipboard, setClipboard] = useState<readonly Topic[]>([]);
  const content: MindContent = present ?? emptyMind('-');
  const { root } = content;
  const selectedIds = existingIds(root, requestedIds);
  const selected = findTopic(root, selectedIds.at(-1) ?? '');
  /** New topics are added at the selection, or at the root. */
  const target = selected ?? root;

  /** Applies a change as an undo step, or shows why it is refused. Returns whether it was applied. */
  function apply(next: (content: MindContent) => MindContent | MindRefusal, about?: string): boolean {
    const refusal = next(content);
    if (typeof refusal === 'string') {
      message.warning(t(`mind.refused.${refusal}`));
      return false;
    }
    change((now) => {
      const after = next(now);
      return typeof after === 'string' ? now : after;
    }, about);
    return true;
  }

  function put(where: Place | 'around') {
    const topic: Topic = { id: newId(), topic: t('mind.newTopic'), children: [] };
    const added = apply((now) =>
      where === 'around' ? wrapTopic(now, topic, target.id) : addTopic(now, topic, where, target.id),
    );
    if (!added) return;
    select([topic.id]);
    setEditingId(topic.id);
  }

  function insertCopies(topics: readonly Topic[], where: Place, targetId: string) {
    const copies = topics.map((topic) => copyTopic(topic, newId));
    const added = apply((now) =>
      copies.reduce<MindContent | MindRefusal>(
        (next, copy) => (typeof next === 'string' ? next : addTopic(next, copy, where, targetId)),
        now,
      ),
    );
    if (added) select(copies.map(({ id }) => id));
  }

  return {
    content,
    selectedIds,
    selected,
    isRootSelected: selected === root,
    editingId,
    canPaste: clipboard.length > 0,
    select,
    edit: (id: string) => {
      select([id]);
      setEditingId(id);
    },
    endEdit: () => setEditingId(undefined),
    addChild: () => put('in'),
    addAfter: () => put('after'),
    addBefore: () => put('before'),
    addParent: () => (selected && !selectedIds.includes(root.id) ? put('around') : undefined),
    rename(id: string, text: string) {
      if (isTopicTooLong(text)) message.warning(t('mind.shortened', { max: MIND_LIMITS.topicLength }));
      return apply((now) => patchTopic(now, id, { topic: text }), `text:${id}`);
    },
    /** Changes every selected topic, or the root without a selection. */
    patch: (patch: TopicPatch) =>
      apply((now) =>
        (selectedIds.length > 0 ? selectedIds : [root.id]).reduce(
          (next, id) => patchTopic(next, id, patch),
          now,
        ),
      ),
    /** Changes one topic. Quick changes with the same `about` are merged into one step. */
    patchOne: (id: string, patch: TopicPatch, about?: string) =>
      apply((now) => patchTopic(now, id, patch), about && `${about}:${id}`),
    remove: () => {
      const ids = outermost(root, selectedIds).map(({ id }) => id);
      if (ids.length === 0) {
        if (selected) message.info(t('mind.rootStays'));
        return;
      }
      select([selectionAfterRemoval(root, ids)]);
      apply((now) => removeTopics(now, ids));
    },
    move: (ids: readonly string[], where: Place, targetId: string) =>
      apply((now) => moveTopics(now, ids, where, targetId)),
    shift: (by: -1 | 1) => apply((now) => shiftTopic(now, target.id, by)),
    outdent: () => apply((now) => outdentTopic(now, target.id)),
    indent: () => apply((now) => indentTopic(now, target.id)),
    fold: (id: string, collapsed: boolean) => apply((now) => foldTopic(now, id, collapsed)),
    foldAll: (collapsed: boolean) => apply((now) => foldAll(now, collapsed)),
    copy: () => {
      const topics = selected === root ? [root] : outermost(root, selectedIds);
      if (topics.length === 0) return;
      setClipboard(topics);
      message.success(t('mind.copied', { count: topics.length }));
    },
    paste: () => (clipboard.length > 0 ? insertCopies(clipboard, 'in', target.id) : undefined),
    duplicate: () => {
      const [first] = outermost(root, selectedIds);
      if (first) insertCopies([first], 'after', first.id);
    },
    /** Selects a topic and unfolds its ancestors. */
    show: (id: string) => {
      apply((now) => reveal(now, id));
      select([id]);
    },
    layOut: (layout: MindLayout) => apply((now) => setLayout(now, layout)),
  };
}
