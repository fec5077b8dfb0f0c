import { useMemo, useRef, useState } from 'react';
import type { RuleQuery } from '@/domain/rule/ruleFields';
import type { RuleSelection } from '@/services/rule';
import type { Rules } from './useRuleActions';

type Selected = { keys: readonly string[] } | { query: RuleQuery; total: number };

const NOTHING: Selected = { keys: [] };

/** Whether two queries find the same rules, in whatever order and on whatever page. */
const isSameSearch = (one: RuleQuery, other: RuleQuery) => {
  const toText = ({ current, pageSize, sort, ...filters }: RuleQuery) => JSON.stringify(filters);
  return toText(one) === toText(other);
};

/** The selected rules: chosen one by one over several pages, or all that match the filters. */
export function useRuleSelection({ query, data }: Pick<Rules, 'query' | 'data'>) {
  const { total = 0, list = [] } = data ?? {};
  const ruleIds = list.map(({ key }) => key);
  const [kept, setKept] = useState<Selected>(NOTHING);
  /** The row toggled last, from which Shift extends. */
  const anchor = useRef<string>(undefined);
  // Other filters find other rules.
  const isGone = 'query' in kept && !isSameSearch(kept.query, query);
  if (isGone) setKept(NOTHING);
  const selected = isGone ? NOTHING : kept;
  const isAll = 'query' in selected;
  const keys = isAll ? ruleIds : selected.keys;
  const isSelected = useMemo(() => {
    const chosen = 'keys' in selected && new Set(selected.keys);
    return (ruleId: string) => !chosen || chosen.has(ruleId);
  }, [selected]);

  const select = (ids: readonly string[]) => setKept({ keys: [...new Set(ids)] });

  function toggle(ruleId: string, checked = !isSelected(ruleId), range = false) {
    const start = range && anchor.current ? ruleIds.indexOf(anchor.current) : -1;
    const end = ruleIds.indexOf(ruleId);
    const touched = start < 0 ? [ruleId] : ruleIds.slice(Math.min(start, end), Math.max(start, end) + 1);
    anchor.current = ruleId;
    const others = keys.filter((key) => !touched.includes(key));
    select(checked ? [...others, ...touched] : others);
  }

  return {
    isAll,
    count: isAll ? selected.total : keys.length,
    isSelected,
    /** Selected rules that are not on this page. */
    elsewhere: isAll ? selected.total - ruleIds.length : keys.filter((key) => !ruleIds.includes(key)).length,
    /** What a batch receives. */
    value: selected satisfies RuleSelection,
    toggle,
    clear: () => setKept(NOTHING),
    selectPage: () => select([...keys, ...ruleIds]),
    deselectPage: () => select(keys.filter((key) => !ruleIds.includes(key))),
    selectAll: (matching = total) => setKept({ query, total: matching }),
    /** Removes rules that a batch has handled. */
    deselect: (handled: RuleSelection) =>
      setKept((before) =>
        'keys' in before && 'keys' in handled
          ? { keys: before.keys.filter((key) => !handled.keys.includes(key)) }
          : NOTHING,
      ),
  };
}

export type RuleSelectionState = ReturnType<typeof useRuleSelection>;
