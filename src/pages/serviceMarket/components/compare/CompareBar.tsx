import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import { ServiceCover } from '@/components/service/ServiceCover';
import { COMPARE_LIMIT, type ServiceSummary } from '@/domain/catalog/service';
import { listServices } from '@/services/service';
import styles from './CompareBar.module.css';
import type { Comparison } from './useComparison';

interface CompareBarProps {
  comparison: Comparison;
  /** Services that are on the page anyway. */
  shown: readonly ServiceSummary[];
}

/**
 * Rises from below with the first service that is chosen. The names of services that are on no page so far (from a link,
 * after a reload) are asked for; what is not on offer any more is taken out of the choice.
 */
export function CompareBar({ comparison, shown }: CompareBarProps) {
  const { formatMessage } = useIntl();
  const { ids, isOpen, choose, remove, open } = comparison;
  const [known, setKnown] = useState<ReadonlyMap<string, ServiceSummary>>(new Map());

  const learn = useCallback(
    (services: readonly ServiceSummary[]) =>
      setKnown((before) => new Map([...before, ...services.map((one) => [one.serviceId, one] as const)])),
    [],
  );
  useEffect(() => learn(shown), [learn, shown]);

  const isKnown = (id: string) => known.has(id) || shown.some(({ serviceId }) => serviceId === id);
  const missing = ids.filter((id) => !isKnown(id));
  useQuery((options) => listServices({ serviceIds: missing, pageSize: COMPARE_LIMIT }, options), {
    key: missing,
    ready: missing.length > 0,
    silent: true,
    onData: ({ list }) => {
      learn(list);
      const offered = (id: string) => !missing.includes(id) || list.some(({ serviceId }) => serviceId === id);
      if (!ids.every(offered)) choose(ids.filter(offered));
    },
  });

  // Whoever closes the comparison goes on where they opened it.
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (ids.length === 0) return null;
  const enough = ids.length > 1;
  return (
    <section className={styles.bar} aria-label={formatMessage({ id: 'compare.bar' })}>
      <Flex className={layout.fill} component="ul" gap={8}>
        {ids.map((id) => {
          const service = known.get(id) ?? shown.find(({ serviceId }) => serviceId === id);
          const title = service?.title ?? '…';
          return (
            <li key={id} className={styles.one}>
              <span className={styles.cover}>
                <ServiceCover serviceId={id} cover={service?.cover} />
              </span>
              <span className={styles.name} title={title} dir="auto">
                {title}
              </span>
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={formatMessage({ id: 'compare.remove' }, { title })}
                onClick={() => remove(id)}
              />
            </li>
          );
        })}
      </Flex>
      <div className={styles.actions}>
        <p className={styles.count} role="status">
          {formatMessage(
            { id: enough ? 'compare.count' : 'compare.needsMore' },
            { count: ids.length, limit: COMPARE_LIMIT },
          )}
        </p>
        <Button type="text" onClick={() => choose([])}>
          {formatMessage({ id: 'compare.clear' })}
        </Button>
        <Button ref={opener} type="primary" disabled={!enough} onClick={open}>
          {formatMessage({ id: 'compare.open' })}
        </Button>
      </div>
    </section>
  );
}
