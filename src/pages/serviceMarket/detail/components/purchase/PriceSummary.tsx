import { DownOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { Quote } from '@/domain/order/quote';
import { useDisclosure } from '../useDisclosure';
import styles from './PriceSummary.module.css';

interface PriceSummaryProps {
  quote: Quote | undefined;
  /** The price is that of an earlier configuration. */
  outdated: boolean;
  /** Why there is no price, with the way on. */
  problem: { text: string; action: string; onAct: () => void } | undefined;
  /** A field is to be put right before there is a price. */
  invalid: boolean;
}

/** What the configuration costs, and why: the line items show on hover, on keyboard focus and at a press. */
export function PriceSummary({ quote, outdated, problem, invalid }: PriceSummaryProps) {
  const { formatMessage } = useIntl();
  const { open, area, button } = useDisclosure();

  if (problem) {
    return (
      <Flex wrap align="center" gap={8} role="alert">
        <span>{problem.text}</span>
        <RetryButton size="small" onRetry={problem.onAct}>
          {problem.action}
        </RetryButton>
      </Flex>
    );
  }
  if (invalid) {
    return <div className={typography.secondary}>{formatMessage({ id: 'detail.price.fix' })}</div>;
  }
  if (!quote) {
    return (
      <div className={styles.summary} aria-busy="true">
        <Skeleton.Input active size="large" />
      </div>
    );
  }
  return (
    <div className={styles.summary} {...area}>
      <div role="status" aria-busy={outdated} className={outdated ? styles.outdated : undefined}>
        <span className={typography.secondary}>{formatMessage({ id: 'detail.total' })}</span>{' '}
        <strong className={styles.total}>
          <Money cents={quote.payableAmount} />
        </strong>
        {quote.discountAmount > 0 && (
          <>
            {' '}
            <span className={styles.original}>
              <Money cents={quote.originalAmount} struck />
            </span>
          </>
        )}
      </div>
      <button type="button" className={styles.toggle} {...button}>
        {formatMessage({ id: 'detail.price.lines' })}
        <DownOutlined className={open ? styles.arrowOpen : styles.arrow} aria-hidden />
      </button>
      <div id={button['aria-controls']} hidden={!open} className={styles.panel}>
        <fieldset className={styles.lines}>
          <legend className={typography.secondary}>{formatMessage({ id: 'detail.price.linesOf' })}</legend>
          <OrderItems
            items={quote.items}
            originalAmount={quote.originalAmount}
            discountAmount={quote.discountAmount}
            payableAmount={quote.payableAmount}
            stale={outdated}
          />
        </fieldset>
      </div>
    </div>
  );
}
