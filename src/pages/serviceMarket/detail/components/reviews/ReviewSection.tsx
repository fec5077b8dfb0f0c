import '@@/texts/review';
import { useIntl, useModel } from '@umijs/max';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import typography from '@/components/typography.module.css';
import { reviewQuery } from '@/domain/review/endpoints';
import { REVIEW_FILTERS, type Review } from '@/domain/review/review';
import { listReviews } from '@/services/review';
import { ReviewItem } from './ReviewItem';
import { ReviewNumbers } from './ReviewNumbers';
import styles from './Reviews.module.css';

/** The reviews of a service with their numbers; filters, order and page are kept in the URL. */
export default function ReviewSection({ serviceId, provider }: { serviceId: string; provider: string }) {
  const { formatMessage } = useIntl();
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
          label: formatMessage(
            { id: `review.having.${having}` },
            { count: (having === 'text' ? list?.textCount : list?.additionCount) ?? 0 },
          ),
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
    <div className={styles.section}>
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
          <ul>
            {list.map((review) => (
              <ReviewItem key={review.reviewId} review={review} provider={provider} onChange={replace} />
            ))}
          </ul>
        )}
      </ListContent>
      <p className={typography.note}>{formatMessage({ id: 'review.how' })}</p>
    </div>
  );
}
