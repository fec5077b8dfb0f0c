import '@/locales/areas/review';
import { useIntl, useModel } from '@umijs/max';
import { Checkbox, Flex, Select, Skeleton, Tag } from 'antd';
import { useId, useRef } from 'react';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import typography from '@/components/typography.module.css';
import { listQuery, manyOf, oneOf } from '@/domain/listQuery';
import { STAR_CHOICES } from '@/domain/review/endpoints';
import { REVIEW_FILTERS, REVIEW_SORTS, type Review } from '@/domain/review/review';
import { listReviews } from '@/services/review';
import { ReviewItem } from './ReviewItem';
import { ReviewNumbers } from './ReviewNumbers';
import styles from './Reviews.module.css';

const reviewQuery = listQuery({
  stars: oneOf(STAR_CHOICES),
  having: manyOf(REVIEW_FILTERS),
  sort: oneOf(REVIEW_SORTS, 'helpful'),
});

/** The reviews of a service with their numbers; filters, order and page are kept in the URL. */
export default function ReviewSection({ serviceId }: { serviceId: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const userId = useModel('@@initialState').initialState?.currentUser?.userId;
  const reviews = useList(
    reviewQuery,
    ({ stars, ...query }, options) =>
      listReviews(serviceId, { ...query, stars: stars && [stars] }, { ...options, silent: true }),
    { key: [serviceId, userId] },
  );
  const { data, query } = reviews;

  const replace = (changed: Review) =>
    reviews.setData((shown) => ({
      ...shown,
      list: shown.list.map((each) => (each.reviewId === changed.reviewId ? changed : each)),
    }));

  return (
    <div ref={top} className={styles.section}>
      {data && (
        <ReviewNumbers
          list={data}
          selected={query.stars}
          onSelect={(stars) => reviews.change({ stars }, { replace: true })}
        />
      )}
      {data && (
        <Flex className={styles.filters} wrap align="center" gap="8px 24px">
          <Flex component="fieldset" wrap gap="8px 16px" aria-label={formatMessage({ id: 'review.filters' })}>
            {REVIEW_FILTERS.map((filter) => (
              <Checkbox
                key={filter}
                className={styles.filter}
                checked={query.having.includes(filter)}
                onChange={({ target }) =>
                  reviews.change(
                    {
                      having: target.checked
                        ? [...query.having, filter]
                        : query.having.filter((other) => other !== filter),
                    },
                    { replace: true },
                  )
                }
              >
                {formatMessage(
                  { id: `review.having.${filter}` },
                  { count: filter === 'text' ? data.textCount : data.additionCount },
                )}
              </Checkbox>
            ))}
          </Flex>
          {query.stars && (
            <Tag closable onClose={() => reviews.change({ stars: undefined }, { replace: true })}>
              {formatMessage({ id: 'review.onlyStars' }, { stars: Number(query.stars) })}
            </Tag>
          )}
          <span className={typography.note} role="status">
            {formatMessage({ id: 'review.total' }, { total: data.total })}
          </span>
          <label className={styles.sort} htmlFor={`${id}sort`}>
            <span>{formatMessage({ id: 'review.sort' })}</span>
            <Select
              id={`${id}sort`}
              value={query.sort}
              popupMatchSelectWidth={false}
              options={REVIEW_SORTS.map((value) => ({
                value,
                label: formatMessage({ id: `review.sort.${value}` }),
              }))}
              onChange={(sort) => reviews.change({ sort }, { replace: true })}
            />
          </label>
        </Flex>
      )}
      <ListContent
        list={reviews}
        texts={{
          failed: formatMessage({ id: 'review.failed' }),
          empty: formatMessage({ id: 'review.none' }),
          clear: formatMessage({ id: 'review.clear' }),
          pages: formatMessage({ id: 'review.pages' }),
        }}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        pagination={{ showLessItems: true }}
        onPage={() => top.current?.scrollIntoView()}
      >
        {({ list }) => (
          <ul>
            {list.map((review) => (
              <ReviewItem key={review.reviewId} review={review} onChange={replace} />
            ))}
          </ul>
        )}
      </ListContent>
      <p className={typography.note}>{formatMessage({ id: 'review.how' })}</p>
    </div>
  );
}
