import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Checkbox, Flex, Radio, Skeleton } from 'antd';
import { RetryButton } from '@/components/RetryButton';
import type { ReviewSetting } from '@/domain/certification/certification';
import { fetchReviewSetting, setReviewSetting } from '@/services/demo';
import styles from './Demo.module.css';
import { DemoCard } from './DemoCard';

const OUTCOMES: readonly ReviewSetting['outcome'][] = ['approve', 'reject'];
const TOPICS: ReviewSetting['topics'] = ['name', 'number', 'picture'];

/** How the mocks' reviewer decides about identity certifications from now on. */
export function ReviewCard() {
  const { formatMessage } = useIntl();
  // The request layer has shown the failure.
  const quietly = { onError: () => {} };
  const { data, loading, refresh, mutate } = useRequest(fetchReviewSetting, quietly);
  const setting = useRequest(async (next: ReviewSetting) => mutate(await setReviewSetting(next)), {
    ...quietly,
    manual: true,
  });

  return (
    <DemoCard
      title={formatMessage({ id: 'demo.review.title' })}
      lead={formatMessage({ id: 'demo.review.lead' })}
    >
      {!data && loading && <Skeleton active title={false} />}
      {!data && !loading && <RetryButton onRetry={refresh} />}
      {data && (
        <Flex vertical gap={16}>
          <Radio.Group
            aria-label={formatMessage({ id: 'demo.review.outcome' })}
            disabled={setting.loading}
            value={data.outcome}
            options={OUTCOMES.map((value) => ({
              value,
              label: formatMessage({ id: `demo.review.${value}` }),
            }))}
            onChange={(event) => setting.run({ ...data, outcome: event.target.value })}
          />
          {data.outcome === 'reject' && (
            <div>
              <p className={styles.note}>{formatMessage({ id: 'demo.review.topics' })}</p>
              <Checkbox.Group
                disabled={setting.loading}
                value={data.topics}
                options={TOPICS.map((value) => ({
                  value,
                  label: formatMessage({ id: `demo.review.topic.${value}` }),
                }))}
                onChange={(topics) => topics.length > 0 && setting.run({ ...data, topics })}
              />
            </div>
          )}
        </Flex>
      )}
    </DemoCard>
  );
}
