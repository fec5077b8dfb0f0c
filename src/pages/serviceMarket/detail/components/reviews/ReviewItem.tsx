import { LikeFilled, LikeOutlined } from '@ant-design/icons';
import { useIntl, useLocation, useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { ReviewTexts } from '@/components/review/ReviewTexts';
import { Stars } from '@/components/review/Stars';
import typography from '@/components/typography.module.css';
import { REVIEW_ERROR, type Review } from '@/domain/review/review';
import { markReviewHelpful } from '@/services/review';
import styles from './Reviews.module.css';

interface ReviewItemProps {
  review: Review;
  /** Name of the service's provider. */
  provider: string;
  /** Called with the review after it was marked. */
  onChange: (review: Review) => void;
}

/** A review of a service. */
export function ReviewItem({ review, provider, onChange }: ReviewItemProps) {
  const { formatMessage } = useIntl();
  const { stars, author, planName, createdAt, own } = review;
  return (
    <li className={styles.item}>
      <Flex wrap align="center" gap="4px 12px">
        <Stars stars={stars} />
        <strong dir="auto">{author}</strong>
        {own && <span className={typography.unread}>{formatMessage({ id: 'review.own' })}</span>}
        <InlineDetails>
          {planName && <span>{planName}</span>}
          <DateText at={createdAt} />
        </InlineDetails>
      </Flex>
      <div className={styles.texts}>
        <ReviewTexts review={review} provider={provider} />
      </div>
      {!own && <HelpfulButton review={review} onChange={onChange} />}
    </li>
  );
}

function HelpfulButton({ review, onChange }: Omit<ReviewItemProps, 'provider'>) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { pathname, search } = useLocation();
  const isSignedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const { reviewId, author, helpful, helpfulCount } = review;
  const marking = useAction(markReviewHelpful, {
    onDone: (marked) => onChange({ ...review, ...marked }),
    onFailed(error) {
      if (error.code === REVIEW_ERROR.refused) void message.warning(error.message);
    },
  });
  const text = formatMessage({ id: 'review.helpful' }, { count: helpfulCount });
  if (!isSignedIn)
    return (
      <LinkButton
        size="small"
        type="text"
        icon={<LikeOutlined aria-hidden />}
        to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}#reviews` })}`}
        title={formatMessage({ id: 'review.helpful.signIn' })}
        aria-label={`${formatMessage({ id: 'review.helpful.of' }, { author, count: helpfulCount })} · ${formatMessage({ id: 'review.helpful.signIn' })}`}
      >
        {text}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      type="text"
      icon={helpful ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
      aria-pressed={helpful}
      aria-label={formatMessage({ id: 'review.helpful.of' }, { author, count: helpfulCount })}
      loading={marking.isPending}
      onClick={() => void marking.run(reviewId, !helpful)}
    >
      {text}
    </Button>
  );
}
