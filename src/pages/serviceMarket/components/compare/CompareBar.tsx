import { useT } from '@@/texts/market';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { COMPARE_LIMIT, type ServiceSummary } from '@/domain/catalog/service';
import { listServices } from '@/services/service';
import styles from './CompareBar.module.css';
import type { Comparison } from './useComparison';

interface CompareBarProps {
  comparison: Comparison;
  /** Services on the current page, whose names need no request. */
  shown: readonly ServiceSummary[];
}

/**
 * Bar with the services selected for comparison. Fetches those that came from the URL and are on no loaded page, and
 * deselects services that are no longer offered.
 */
export function CompareBar({ comparison, shown }: CompareBarProps) {
  const t = useT();
  const { entries, ids, isOpen, choose, remove, open } = comparison;
  const [known, setKnown] = useState<ReadonlyMap<string, ServiceSummary>>(new Map());

  const remember = useCallback(
    (services: readonly ServiceSummary[]) =>
      setKnown(
        (before) => new Map([...before, ...services.map((service) => [service.serviceId, service] as const)]),
      ),
    [],
  );
  useEffect(() => remember(shown), [remember, shown]);

  const missing = ids.filter((id) => !known.has(id));
  useQuery((options) => listServices({ serviceIds: missing, pageSize: COMPARE_LIMIT }, options), {
    key: missing,
    ready: missing.length > 0,
    silent: true,
    onData: ({ list }) => {
      remember(list);
      const isOffered = (id: string) =>
        !missing.includes(id) || list.some(({ serviceId }) => serviceId === id);
      if (!ids.every(isOffered)) choose(entries.filter(({ serviceId }) => isOffered(serviceId)));
    },
  });

  // Returns the focus when the comparison closes.
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (ids.length === 0) return null;
  return (
    <Flex
      className={`${layout.screenOnly} ${styles.bar}`}
      component="section"
      vertical
      gap={8}
      aria-label={t('compare.bar')}
    >
      <ul className={styles.items}>
        {ids.map((id) => {
          const service = known.get(id);
          const title = service?.title ?? '…';
          return (
            <Flex key={id} className={styles.item} component="li" align="center" gap={8}>
              <span
                className={`${layout.fixed} ${layout.rounded} ${styles.cover}`}
                style={{ inlineSize: 48 }}
              >
                <ServiceCover serviceId={id} cover={service?.cover} />
              </span>
              <span className={`${layout.fill} ${styles.name}`} title={title} dir="auto">
                {title}
              </span>
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t('compare.remove', { title })}
                onClick={() => remove(id)}
              />
            </Flex>
          );
        })}
      </ul>
      <Flex wrap align="center" justify="end" gap={8}>
        <p className={`${typography.secondary} ${styles.count}`} role="status">
          {t(entries.length > 1 ? 'compare.count' : 'compare.one', {
            count: entries.length,
            limit: COMPARE_LIMIT,
          })}
        </p>
        <Button type="text" onClick={() => choose([])}>
          {t('compare.clear')}
        </Button>
        <Button ref={opener} type="primary" onClick={open}>
          {t('compare.open')}
        </Button>
      </Flex>
    </Flex>
  );
}
