import { useEffect, useEffectEvent, useState } from 'react';
import { lastPage } from '@/domain/listing';
import { useRulePage } from './rulePage';

/**
 * The rules before and after the open one, across the ends of the page: there the neighbouring page is loaded
 * first. A rule that left the page keeps its place between the others.
 */
export function useRuleNeighbours() {
  const { rules, panels } = useRulePage();
  const openId = panels.ruleId;
  const onOpen = (ruleId: string) => panels.openRule(ruleId, { replace: true });
  const { data, query, status, isStale, goToPage } = rules;
  const ruleIds = data?.list.map(({ key }) => key) ?? [];
  const found = ruleIds.indexOf(openId ?? '');
  const [place, setPlace] = useState({ openId, index: found });
  if (found >= 0 && (place.openId !== openId || place.index !== found)) setPlace({ openId, index: found });
  const hasLeft = found < 0 && place.openId === openId && place.index >= 0;
  const [arriving, setArriving] = useState<'first' | 'last'>();

  const isLoading = arriving !== undefined;
  const isReady = !isStale && !isLoading && (found >= 0 || hasLeft);
  const index = found >= 0 ? found : place.index;
  const next = ruleIds[hasLeft ? index : index + 1];
  const previous = ruleIds[index - 1];
  const hasNextPage = query.current < lastPage(data?.total ?? 0, query.pageSize);

  const arrive = useEffectEvent(() => {
    const ruleId = arriving === 'first' ? ruleIds[0] : ruleIds.at(-1);
    setArriving(undefined);
    // After a failure the old page is still there.
    if (ruleId && openId && !isStale) onOpen(ruleId);
  });
  const isSettled = status === 'failed' || !isStale;
  useEffect(() => {
    if (isLoading && isSettled) arrive();
  }, [isLoading, isSettled]);

  function turn(offset: 1 | -1) {
    setArriving(offset > 0 ? 'first' : 'last');
    goToPage(query.current + offset, { replace: true });
  }

  return {
    isLoading,
    /** Place of the open rule in the whole list, from 1; undefined when it is not in it. */
    position: found < 0 || isStale ? undefined : (query.current - 1) * query.pageSize + found + 1,
    total: data?.total ?? 0,
    openPrevious: isReady
      ? previous
        ? () => onOpen(previous)
        : query.current > 1
          ? () => turn(-1)
          : undefined
      : undefined,
    openNext: isReady ? (next ? () => onOpen(next) : hasNextPage ? () => turn(1) : undefined) : undefined,
  };
}

export type RuleNeighbours = ReturnType<typeof useRuleNeighbours>;
