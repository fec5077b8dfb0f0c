import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import { isExpiringSoon } from '@/domain/instance/instance';
import { serverNow } from '@/domain/serverClock';
import { listInstances } from '@/services/instance';
import { AttentionBlock } from './AttentionBlock';
import styles from './Overview.module.css';

const SHOWN = 3;
const DAY_MS = 86_400_000;

/** The services that end within thirty days, with the days that are left. */
export function EndingBlock({ onCalm }: { onCalm: (isCalm: boolean) => void }) {
  const { formatMessage, formatDate } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listInstances({ expiringSoon: true, pageSize: SHOWN }, options),
    { silent: true },
  );
  const now = data ? serverNow(data) : 0;
  const ending = data?.list.filter((instance) => isExpiringSoon(instance, now));

  return (
    <AttentionBlock
      title={formatMessage({ id: 'usercenter.overview.ending' }, { count: data?.total ?? 0 })}
      more={{ to: '/usercenter/service', text: formatMessage({ id: 'usercenter.overview.all' }) }}
      items={ending?.map(({ instanceId, service, endsOn = '', autoRenew }) => (
        <Flex
          key={instanceId}
          className={styles.item}
          component="li"
          align="center"
          justify="space-between"
          gap={16}
        >
          <div className={layout.shrink}>
            <span className={styles.name} dir="auto">
              {service.title}
            </span>
            <p className={typography.note}>
              {formatMessage(
                { id: autoRenew ? 'usercenter.overview.renews' : 'usercenter.overview.ends' },
                { days: Math.ceil((Date.parse(endsOn) - now) / DAY_MS), date: formatDate(endsOn) },
              )}
            </p>
          </div>
          <Link to="/usercenter/service" className={styles.go}>
            {formatMessage({ id: 'usercenter.overview.ending.view' })}
          </Link>
        </Flex>
      ))}
      failed={error !== undefined && data === undefined}
      failedText={formatMessage({ id: 'usercenter.overview.ending.failed' })}
      loading={isLoading}
      onRetry={refresh}
      onCalm={onCalm}
    />
  );
}
