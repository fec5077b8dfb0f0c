import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the window the end of a list loads the next entries, in CSS pixels (specification 9). */
const NEAR_PX = 100;

interface LoadMoreProps {
  isLoading: boolean;
  onMore: () => void;
}

/** The end of a list that goes on. The next entries load when it comes near the window, or when it is pressed. */
export function LoadMore({ isLoading, onMore }: LoadMoreProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const loadMore = useEffectEvent(onMore);

  useEffect(() => {
    if (isLoading || !button.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: `0px 0px ${NEAR_PX}px` },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading]);

  return (
    <Button ref={button} loading={isLoading} onClick={onMore}>
      {formatMessage({ id: 'list.articles.more' })}
    </Button>
  );
}
