import { useT } from '@@/texts/list';
import { Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { AUTOMATIC } from '@/components/query/automaticRead';
import type { RefreshOptions } from '@/components/query/useQuery';
import { useOnline } from '@/components/useOnline';

/** How far below the window the end of a list loads the next entries, in CSS pixels (specification 9). */
const NEAR_PX = 100;

interface LoadMoreProps {
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
  onRetry: (options?: RefreshOptions) => unknown;
}

/**
 * The end of a list that goes on. The next entries load when it comes near the window, or when it is pressed; after a failure
 * only when that is asked for.
 */
export function LoadMore({ isLoading, hasFailed, onMore, onRetry }: LoadMoreProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const loadMore = useEffectEvent(onMore);
  useOnline(() => hasFailed && onRetry(AUTOMATIC));

  useEffect(() => {
    if (isLoading || hasFailed || !button.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: `0px 0px ${NEAR_PX}px` },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed]);

  // One button in both states keeps the focus.
  return (
    <Flex wrap align="center" justify="center" gap={12}>
      {hasFailed && t('list.articles.more.failed')}
      <Button ref={button} loading={isLoading} onClick={() => void (hasFailed ? onRetry() : onMore())}>
        {t(hasFailed ? 'state.retry' : 'list.articles.more')}
      </Button>
    </Flex>
  );
}
