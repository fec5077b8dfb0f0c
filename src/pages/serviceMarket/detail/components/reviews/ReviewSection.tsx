import marketTexts from '@@/texts/market';
import { useT } from '@@/texts/review';
import { LikeFilled, LikeOutlined, StarFilled } from '@ant-design/icons';
import { useIntl, useLocation, useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { Figures } from '@/components/Figures';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { ReviewTexts } from '@/components/review/ReviewTexts';
import { Stars } from '@/components/review/Stars';
import typography from '@/components/typography.module.css';
import { reviewQuery, STAR_CHOICES } from '@/domain/review/endpoints';
import { REVIEW_ERROR, REVIEW_FILTERS, type Review, type ReviewList } from '@/domain/review/review';
import { listReviews, markReviewHelpful } from '@/services/review';
import styles from './Reviews.module.css';

/** The reviews of a service with their numbers; filters, order and page are kept in the URL. */
export default function ReviewSection({ serviceId, provider }: { serviceId: string; provider: string }) {
  const t = useT();
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const reviews = useList(
    'review',
    reviewQuery,
    ({ stars, ...query }, options) =>
      listReviews(serviceId, { ...query, stars: stars && [stars] }, { ...options, silent: true }),
    {
      key: [serviceId, userId],
      options: (list) => ({
        having: REVIEW_FILTERS.map((having) => ({
          value: having,
          label: t(`review.having.${having}`, {
            count: (having === 'text' ? list?.textCount : list?.additionCount) ?? 0,
          }),
        })),
      }),
    },
  );
  const { data, query } = reviews;

  const replace = (changed: Review) =>
    reviews.setData((shown) => ({
      ...shown,
      list: shown.list.map((each) => (each.reviewId === changed.reviewId ? changed : each)),
    }));

  return (
    <Flex vertical gap={24}>
      {data && (
        <ReviewNumbers
          list={data}
          selected={query.stars}
          onSelect={(stars) => reviews.change({ stars }, { replace: true })}
        />
      )}
      <FilterBar list={reviews} />
      <ListContent list={reviews}>
        {({ list }) => (
          <ul className={layout.divided}>
            {list.map((review) => (
              <ReviewItem key={review.reviewId} review={review} provider={provider} onChange={replace} />
            ))}
          </ul>
        )}
      </ListContent>
      <p className={typography.note}>{t('review.how')}</p>
    </Flex>
  );
}

type StarChoice = (typeof STAR_CHOICES)[number];

interface ReviewNumbersProps {
  list: ReviewList;
  /** The stars to which the list is limited. */
  selected: StarChoice | undefined;
  onSelect: (stars: StarChoice | undefined) => void;
}

/** The mean, and the number of ratings for each number of stars; a number limits the list to it. */
function ReviewNumbers({ list, selected, onSelect }: ReviewNumbersProps) {
  const t = useT(marketTexts);
  const { formatNumber } = useIntl();
  const { rating, starCounts, textCount } = list;
  const score = formatNumber(rating.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.numbers}>
      <Figures
        items={[
          {
            label: <Stars stars={Math.round(rating.score)} />,
            value: score,
            change: `${t('market.rating.of', { score, count: rating.count })} · ${t('review.withText', { count: textCount })}`,
          },
        ]}
      />
      <ul aria-label={t('review.spread')}>
        {STAR_CHOICES.map((stars) => {
          const count = starCounts[Number(stars) - 1] ?? 0;
          const share = count / Math.max(1, rating.count);
          return (
            <li key={stars}>
              <button
                type="button"
                className={styles.bar}
                aria-pressed={selected === stars}
                onClick={() => onSelect(selected === stars ? undefined : stars)}
              >
                <span className={typography.visuallyHidden}>
                  {t('review.spread.of', { stars: Number(stars), count })}
                </span>
                <span aria-hidden>
                  {formatNumber(Number(stars))} <StarFilled aria-hidden />
                </span>
                <span className={styles.track} aria-hidden>
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
                <span aria-hidden>{formatNumber(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ReviewItemProps {
  review: Review;
  /** Name of the service's provider. */
  provider: string;
  /** Called with the review after it was marked. */
  onChange: (review: Review) => void;
}

/** A review of a service. */
function ReviewItem({ review, provider, onChange }: ReviewItemProps) {
  const t = useT();
  const { stars, author, planName, createdAt, own } = review;
  return (
    <Flex className={styles.item} component="li" vertical align="start" gap={8}>
      <Flex wrap align="center" gap="4px 12px">
        <Stars stars={stars} />
        <strong dir="auto">{author}</strong>
        {own && <span className={typography.unread}>{t('review.own')}</span>}
        <InlineDetails>
          {planName && <span>{planName}</span>}
          <DateText at={createdAt} />
        </InlineDetails>
      </Flex>
      <div>
        <ReviewTexts review={review} provider={provider} />
      </div>
      {!own && <HelpfulButton review={review} onChange={onChange} />}
    </Flex>
  );
}

function HelpfulButton({ review, onChange }: Omit<ReviewItemProps, 'provider'>) {
  const t = useT();
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
  const text = t('review.helpful', { count: helpfulCount });
  if (!isSignedIn)
    return (
      <LinkButton
        size="small"
        type="text"
        icon={<LikeOutlined aria-hidden />}
        to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}#reviews` })}`}
        title={t('review.helpful.signIn')}
        aria-label={`${t('review.helpful.of', { author, count: helpfulCount })} · ${t('review.helpful.signIn')}`}
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
      aria-label={t('review.helpful.of', { author, count: helpfulCount })}
      loading={marking.isPending}
      onClick={() => void marking.run(reviewId, !helpful)}
    >
      {text}
    </Button>
  );
}
