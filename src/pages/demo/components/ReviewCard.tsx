import { useIntl } from '@umijs/max';
import { Checkbox, Flex, Radio, Skeleton } from 'antd';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { ReviewSetting } from '@/domain/certification/certification';
import { fetchReviewSetting, setReviewSetting } from '@/services/demo';
import { DemoCard } from './DemoCard';

const OUTCOMES: readonly ReviewSetting['outcome'][] = ['approve', 'reject'];
const TOPICS: ReviewSetting['topics'] = ['name', 'number', 'picture'];

/** How the mocks' reviewer decides about identity certifications from now on. */
export function ReviewCard() {
  const { formatMessage } = useIntl();
  const { data, isLoading, refresh, setData } = useQuery(fetchReviewSetting);
  const setting = useAction(setReviewSetting, { onDone: (changed) => setData(changed) });

  return (
    <DemoCard
      title={formatMessage({ id: 'demo.review.title' })}
      lead={formatMessage({ id: 'demo.review.lead' })}
    >
      {!data && isLoading && <Skeleton active title={false} />}
      {!data && !isLoading && <RetryButton onRetry={refresh} />}
      {data && (
        <Flex vertical gap={16}>
          <Radio.Group
            aria-label={formatMessage({ id: 'demo.review.outcome' })}
            disabled={setting.isPending}
            value={data.outcome}
            options={OUTCOMES.map((value) => ({
              value,
              label: formatMessage({ id: `demo.review.${value}` }),
            }))}
            onChange={(event) => void setting.run({ ...data, outcome: event.target.value })}
          />
          {data.outcome === 'reject' && (
            <div>
              <p className={typography.note}>{formatMessage({ id: 'demo.review.topics' })}</p>
              <Checkbox.Group
                disabled={setting.isPending}
                value={data.topics}
                options={TOPICS.map((value) => ({
                  value,
                  label: formatMessage({ id: `demo.review.topic.${value}` }),
                }))}
                onChange={(topics) => topics.length > 0 && void setting.run({ ...data, topics })}
              />
            </div>
          )}
        </Flex>
      )}
    </DemoCard>
  );
}
