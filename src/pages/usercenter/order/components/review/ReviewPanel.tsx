import { useT } from '@@/texts/review';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { DateText } from '@/components/DateText';
import layout from '@/components/layout.module.css';
import { serviceAddress } from '@/components/order/orderAgain';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import { useQueryState } from '@/components/query/useQueryState';
import { ReviewTexts } from '@/components/review/ReviewTexts';
import { Stars } from '@/components/review/Stars';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { ReviewForm } from './ReviewForm';

interface ReviewPanelProps {
  order: LiveOrder;
  take: (order: LiveOrder) => void;
  askQuietly: () => Promise<unknown>;
}

/** The buyer's review of the order with the provider's answer, and the form to write it or to add to it. */
export function ReviewPanel({ order, take, askQuietly }: ReviewPanelProps) {
  const t = useT();
  const { query, change } = useQueryState();
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = query.get('review') === '1';
  useEffect(() => {
    if (isAsked) document.getElementById('order-review-title')?.scrollIntoView?.();
  }, [isAsked]);
  if (!order.review) return null;

  const { action, until, review } = order.review;
  const isOpen = isAsked && action !== undefined;
  function handleClose() {
    change({ review: undefined }, { replace: true });
    // The button is mounted by the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <Section id="order-review-title" className={layout.screenOnly} title={t('review.order.title')}>
      {review && (
        <Flex vertical gap={8}>
          <Flex wrap align="center" gap="4px 12px">
            <Stars stars={review.stars} />
            <span className={typography.note}>
              <DateText at={review.createdAt} />
            </span>
          </Flex>
          <ReviewTexts review={review} provider={order.service.providerName} />
          {!review.answer && <p className={typography.note}>{t('review.order.waiting')}</p>}
          <Link className={layout.touchLink} to={`${serviceAddress(order.service.serviceId)}#reviews`}>
            {t('review.order.see')}
          </Link>
        </Flex>
      )}
      {action && until && (
        <p className={typography.secondary}>
          {t(action === 'add' ? 'review.add.lead' : 'review.order.lead', { date: <DateText at={until} /> })}
        </p>
      )}
      {action && !isOpen && (
        <div>
          <Button ref={opener} onClick={() => change({ review: '1' }, { replace: true })}>
            {t(action === 'add' ? 'review.add.open' : 'review.order.open')}
          </Button>
        </div>
      )}
      {isOpen && (
        <ReviewForm
          key={action}
          orderId={order.orderId}
          action={action}
          onDone={(done) => {
            take(done);
            change({ review: undefined }, { replace: true });
          }}
          onRefused={askQuietly}
          onClose={handleClose}
        />
      )}
    </Section>
  );
}
