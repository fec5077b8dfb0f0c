import { useT } from '@@/texts/demo';
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
  const t = useT();
  const review = useQuery(fetchReviewSetting);
  const setting = useAction(setReviewSetting, { onDone: (changed) => review.setData(changed) });

  return (
    <QueryCard title={t('demo.review.title')} lead={t('demo.review.lead')} query={review}>
      {(data) => (
        <Flex vertical gap={16}>
          <Radio.Group
            aria-label={t('demo.review.outcome')}
            disabled={setting.isPending}
            value={data.outcome}
            options={OUTCOMES.map((value) => ({ value, label: t(`demo.review.${value}`) }))}
            onChange={({ target }) => void setting.run({ ...data, outcome: target.value })}
          />
          {data.outcome === 'reject' && (
            <div>
              <p className={typography.note}>{t('demo.review.topics')}</p>
              <Checkbox.Group
                disabled={setting.isPending}
                value={data.topics}
                options={TOPICS.map((value) => ({ value, label: t(`demo.review.topic.${value}`) }))}
                onChange={(topics) => topics.length > 0 && void setting.run({ ...data, topics })}
              />
            </div>
          )}
        </Flex>
      )}
    </QueryCard>
  );
}
