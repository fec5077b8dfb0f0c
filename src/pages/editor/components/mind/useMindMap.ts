import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { emptyMind, type MindContent, type MindLayout, type Topic } from '@/domain/editor/mindMap';
import {
  addTopic,
  copyTopic,
  findTopic,
  foldAll,
  foldTopic,
  lowerTopic,
  type MindRefusal,
  moveTopics,
  outermost,
  type Place,
  patchTopic,
  raiseTopic,
  removeTopics,
  reveal,
  setLayout,
  shiftTopic,
  type TopicPatch,
  wrapTopic,
} from '@/pages/editor/components/mind/mindTopics';
import { existingIds, selectedAfterRemoval } from '@/pages/editor/components/mind/mindView';
import type { DocumentDesk } from '../useDocument';

/** An id that no other topic has; `randomUUID` is missing on pages that are not served over HTTPS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/** What the map, the outline and the panels share: the content, what is selected, and everything that can be done. */
export type MindMap = ReturnType<typeof useMindMap>;

/** A mind map being worked at: one selection and one set of steps for all views of it. */
export function useMindMap({ present, change }: Pick<DocumentDesk<'mind'>, 'present' | 'change'>) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [editingId, setEditingId] = useState<string>();
  const [clipboard, setClipboard] = useState<readonly Topic[]>([]);
  const content: MindContent = present ?? emptyMind('-');
  const { root } = content;
  const selectedIds = existingIds(root, asked);
  const selected = findTopic(root, selectedIds.at(-1) ?? '');
  /** Where something new goes: at the selection, else at the root. */
  const target = selected ?? root;

  /** A step of the history, unless it is refused: then it says why. Answers whether it was taken. */
  function step(next: (content: MindContent) => MindContent | MindRefusal, about?: string): boolean {
    const refusal = next(content);
    if (typeof refusal === 'string') {
      message.warning(formatMessage({ id: `mind.refused.${refusal}` }));
      return false;
    }
    change((now) => {
      const after = next(now);
      return typeof after === 'string' ? now : after;
    }, about);
    return true;
  }

  function put(where: Place | 'around') {
    const topic: Topic = { id: newId(), topic: formatMessage({ id: 'mind.newTopic' }), children: [] };
    const added = step((now) =>
      where === 'around' ? wrapTopic(now, topic, target.id) : addTopic(now, topic, where, target.id),
    );
    if (!added) return;
    setAsked([topic.id]);
    setEditingId(topic.id);
  }

  function paste(topics: readonly Topic[], targetId: string) {
    const copies = topics.map((topic) => copyTopic(topic, newId));
    const added = step((now) =>
      copies.reduce<MindContent | MindRefusal>(
        (next, copy) => (typeof next === 'string' ? next : addTopic(next, copy, 'in', targetId)),
        now,
      ),
    );
    if (added) setAsked(copies.map(({ id }) => id));
  }

  return {
    content,
    selectedIds,
    selected,
    isRootSelected: selected === root,
    editingId,
    canPaste: clipboard.length > 0,
    select: (ids: readonly string[]) => setAsked(ids),
    edit: (id: string) => {
      setAsked([id]);
      setEditingId(id);
    },
    endEdit: () => setEditingId(undefined),
    addChild: () => put('in'),
    addAfter: () => put('after'),
    addBefore: () => put('before'),
    addParent: () => (selected && !selectedIds.includes(root.id) ? put('around') : undefined),
    rename: (id: string, words: string) =>
      step((now) => patchTopic(now, id, { topic: words }), `words:${id}`),
    /** Changes every selected topic, or the root when there is none. */
    patch: (patch: TopicPatch) =>
      step((now) =>
        (selectedIds.length > 0 ? selectedIds : [root.id]).reduce(
          (next, id) => patchTopic(next, id, patch),
          now,
        ),
      ),
    /** Changes one topic; with `about`, quick changes make one step. */
    patchOne: (id: string, patch: TopicPatch, about?: string) =>
      step((now) => patchTopic(now, id, patch), about && `${about}:${id}`),
    remove: () => {
      const ids = outermost(root, selectedIds).map(({ id }) => id);
      if (ids.length === 0) {
        if (selected) message.info(formatMessage({ id: 'mind.rootStays' }));
        return;
      }
      setAsked([selectedAfterRemoval(root, ids)]);
      step((now) => removeTopics(now, ids));
    },
    move: (ids: readonly string[], where: Place, targetId: string) =>
      step((now) => moveTopics(now, ids, where, targetId)),
    shift: (by: -1 | 1) => step((now) => shiftTopic(now, target.id, by)),
    raise: () => step((now) => raiseTopic(now, target.id)),
    lower: () => step((now) => lowerTopic(now, target.id)),
    fold: (id: string, collapsed: boolean) => step((now) => foldTopic(now, id, collapsed)),
    foldAll: (collapsed: boolean) => step((now) => foldAll(now, collapsed)),
    copy: () => {
      const topics = selected === root ? [root] : outermost(root, selectedIds);
      if (topics.length === 0) return;
      setClipboard(topics);
      message.success(formatMessage({ id: 'mind.copied' }, { count: topics.length }));
    },
    paste: () => (clipboard.length > 0 ? paste(clipboard, target.id) : undefined),
    duplicate: () => {
      const [first] = outermost(root, selectedIds);
      if (!first) return;
      const copy = copyTopic(first, newId);
      if (step((now) => addTopic(now, copy, 'after', first.id))) setAsked([copy.id]);
    },
    /** Selects a topic and opens what hides it. */
    show: (id: string) => {
      step((now) => reveal(now, id));
      setAsked([id]);
    },
    layOut: (layout: MindLayout) => step((now) => setLayout(now, layout)),
  };
}
