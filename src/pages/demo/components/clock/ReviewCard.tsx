import { useIntl } from '@umijs/max';
import { Checkbox, Flex, Radio } from 'antd';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import type { ReviewSetting } from '@/domain/certification/certification';
import { fetchReviewSetting, setReviewSetting } from '@/services/demo';
import { QueryCard } from '../DemoCard';

const OUTCOMES: readonly ReviewSetting['outcome'][] = ['approve', 'reject'];
const TOPICS: ReviewSetting['topics'] = ['name', 'number', 'picture'];

/** How the mocks' reviewer decides about identity verifications. */
export function ReviewCard() {
  const { formatMessage } = useIntl();
  const review = useQuery(fetchReviewSetting);
  const setting = useAction(setReviewSetting, { onDone: (changed) => review.setData(changed) });
  const label = (name: TextSuffix<'demo.review'>) => formatMessage({ id: `demo.review.${name}` });

  return (
    <QueryCard title={label('title')} lead={label('lead')} query={review}>
      {(data) => (
        <Flex vertical gap={16}>
          <Radio.Group
            aria-label={label('outcome')}
            disabled={setting.isPending}
            value={data.outcome}
            options={OUTCOMES.map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => void setting.run({ ...data, outcome: target.value })}
          />
          {data.outcome === 'reject' && (
            <div>
              <p className={typography.note}>{label('topics')}</p>
              <Checkbox.Group
                disabled={setting.isPending}
                value={data.topics}
                options={TOPICS.map((value) => ({ value, label: label(`topic.${value}`) }))}
                onChange={(topics) => topics.length > 0 && void setting.run({ ...data, topics })}
              />
            </div>
          )}
        </Flex>
      )}
    </QueryCard>
  );
}
