import { useT } from '@@/texts/conflict';
import { useModel } from '@umijs/max';
import { type ReactNode, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import {
  type Conflict,
  changedFields,
  type FieldGroup,
  type Merge,
  mergeChanges,
  pickFields,
} from '@/domain/conflict';
import { dateText } from '@/domain/intlFormats';
import { type Refusal, readRefusal } from '@/domain/requestError';
import { useMessage } from '../MessageContext';
import { ConflictDialog, type Side } from './ConflictDialog';
import { type EditBase, restoredBase } from './formDraft';
import type { RecordEdit } from './useFormSave';

type Name<T> = keyof T & string;

export interface RecordEditOptions<T extends object, R extends { version: number }> {
  /** As it was opened; undefined for a new one, which nobody else changes. */
  record: R | undefined;
  kind: TextSuffix<'conflict.record'>;
  /** The endpoint of `save`. */
  endpoint: { conflict: Refusal<GenericSchema<unknown, Conflict<R>>> };
  /** The values of the form for a record. */
  toValues: (record: R) => Partial<T>;
  /** Sends the changed values, with the version of `record`; `values` are all of them. */
  save: (record: R, changes: Partial<T>, values: Partial<T>) => Promise<R>;
  /** Fields that are only valid together. */
  groups?: readonly FieldGroup<T>[];
  /** Whether the values are asked for again in the form, on the base of the current record, and not in the dialog. */
  onConflict?: (current: R) => boolean;
  label: (name: Name<T>) => string;
  /** Shows a value. Numbers and texts need none; `null` for one that another field of its group shows. */
  text?: (name: Name<T>, values: Partial<T>) => ReactNode;
}

interface Question<T> {
  conflict: Conflict<unknown>;
  merge: Merge<T>;
  mine: Partial<T>;
  theirs: Partial<T>;
  answer: (sides: readonly Side[] | undefined) => void;
}

/**
 * Saves the changed fields of a record that others can change meanwhile. What only one side has changed is
 * merged; the user decides the fields that both have changed. Pass the result to a form as `edit`.
 */
export function useRecordEdit<T extends object, R extends { version: number }>(
  options: RecordEditOptions<T, R> & { record: R },
): RecordEdit<T, R>;
export function useRecordEdit<T extends object, R extends { version: number }>(
  options: RecordEditOptions<T, R>,
): RecordEdit<T, R> | undefined;
export function useRecordEdit<T extends object, R extends { version: number }>(
  options: RecordEditOptions<T, R>,
): RecordEdit<T, R> | undefined {
  const { record, kind, endpoint, toValues, save, groups = [], onConflict, label, text } = options;
  const t = useT();
  const message = useMessage();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const [question, setQuestion] = useState<Question<T>>();
  const toBase = (saved: R): EditBase<T> => ({ version: saved.version, values: toValues(saved) });
  const base = useRef(record && toBase(record));

  const labels = (names: readonly Name<T>[]) =>
    new Intl.ListFormat(t.locale).format(new Set(names.map(label)));
  const toCells = (group: FieldGroup<T>, values: Partial<T>) =>
    group.flatMap((name) => {
      const shown = text?.(name, values);
      const value = (shown ?? String(values[name] ?? '')) || t('conflict.empty');
      return shown === null ? [] : [{ label: label(name), value }];
    });
  const isOwn = ({ by }: Conflict<unknown>) => by !== undefined && by.userId === userId;
  const nameOf = ({ by }: Conflict<unknown>) => by?.name ?? t('conflict.somebody');
  const titleOf = (conflict: Conflict<unknown>) =>
    t(isOwn(conflict) ? 'conflict.title.own' : 'conflict.title', {
      by: nameOf(conflict),
      record: t(`conflict.record.${kind}`),
      at: dateText(t.locale, conflict.at, { withTime: true }),
    });

  /** Returns the fields to save of those that both have changed; undefined when the user goes back to the form. */
  async function decide(asked: Omit<Question<T>, 'answer'>): Promise<Name<T>[] | undefined> {
    const { both } = asked.merge;
    if (both.length === 0) return [];
    const sides = await new Promise<readonly Side[] | undefined>((answer) =>
      setQuestion({ ...asked, answer }),
    );
    setQuestion(undefined);
    return sides && both.filter((_group, index) => sides[index] === 'mine').flat();
  }

  function showMerged(conflict: Conflict<unknown>, names: readonly Name<T>[]) {
    if (names.length === 0) return;
    const id = isOwn(conflict) ? 'conflict.merged.own' : 'conflict.merged';
    void message.info(t(id, { by: nameOf(conflict), fields: labels(names) }));
  }

  async function handleSave(opened: R, values: Partial<T>): Promise<R | false> {
    let start = base.current ?? toBase(opened);
    let changes = changedFields(start.values, values, groups);
    let merged: (() => void) | undefined;
    for (;;) {
      try {
        const { version, values: before } = start;
        const saved = await save({ ...opened, version }, changes, { ...before, ...changes });
        base.current = toBase(saved);
        // After the form's own message, which would cover it.
        if (merged) setTimeout(merged);
        return saved;
      } catch (error) {
        const conflict = readRefusal(error, endpoint.conflict);
        if (!conflict) throw error;
        if (onConflict?.(conflict.current)) {
          base.current = toBase(conflict.current);
          void message.info(titleOf(conflict));
          return false;
        }
        const theirs = toValues(conflict.current);
        const mine = { ...start.values, ...changes };
        const merge = mergeChanges(start.values, mine, theirs, groups);
        const chosen = await decide({ conflict, merge, mine, theirs });
        if (!chosen) return false;
        changes = pickFields(mine, [...merge.mine, ...chosen]);
        start = { version: conflict.current.version, values: theirs };
        if (merge.both.length === 0) merged = () => showMerged(conflict, merge.theirs);
      }
    }
  }

  function dialog(): ReactNode {
    if (!question) return null;
    const { conflict, merge, mine, theirs, answer } = question;
    return (
      <ConflictDialog
        title={titleOf(conflict)}
        isOwn={isOwn(conflict)}
        rows={merge.both.map((group) => ({
          label: labels(group),
          mine: toCells(group, mine),
          theirs: toCells(group, theirs),
        }))}
        others={merge.theirs.length > 0 ? labels(merge.theirs) : undefined}
        onAnswer={answer}
      />
    );
  }

  if (!record) return undefined;
  return {
    save: (values) => handleSave(record, values),
    dialog: dialog(),
    getBase(names) {
      const { version, values } = base.current ?? toBase(record);
      const grouped = groups.filter((group) => group.some((name) => names.includes(name))).flat();
      // What was empty is kept, too.
      const kept = [...names, ...grouped].map((name) => [name, values[name] ?? null]);
      return { version, values: Object.fromEntries(kept) as Partial<T> };
    },
    restoreBase(kept) {
      base.current = restoredBase(kept, toValues(record));
    },
  };
}
