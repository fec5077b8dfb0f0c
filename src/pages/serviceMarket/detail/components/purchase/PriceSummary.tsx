import { useT } from '@@/texts/detail';
import { DownOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton } from 'antd';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Money } from '@/components/Money';
import { IncludedTax } from '@/components/order/IncludedTax';
import { OrderItems } from '@/components/order/OrderItems';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { Quote } from '@/domain/order/quote';
import type { RequestError } from '@/domain/requestError';
import styles from './PriceSummary.module.css';

interface PriceSummaryProps {
  quote: Quote | undefined;
  /** Whether the price is of an earlier configuration. */
  outdated: boolean;
  /** Why there is no price, with an action. */
  problem: { error: RequestError; text: string; action: string; onAct: () => void } | undefined;
  /** Whether a field must be corrected first. */
  invalid: boolean;
}

/** The price of the configuration, with a panel of line items. */
export function PriceSummary({ quote, outdated, problem, invalid }: PriceSummaryProps) {
  const t = useT();
  const { open, area, button } = useDisclosure();

  if (problem) {
    return (
      <Flex wrap align="center" gap={8} role="alert">
        <span>{problem.text}</span>
        <RetryButton error={problem.error} size="small" onRetry={problem.onAct}>
          {problem.action}
        </RetryButton>
      </Flex>
    );
  }
  if (invalid) {
    return <div className={typography.secondary}>{t('detail.price.fix')}</div>;
  }
  if (!quote) {
    return (
      <div aria-busy="true">
        <Skeleton.Input active size="large" />
      </div>
    );
  }
  return (
    <Flex className={styles.summary} wrap align="center" justify="space-between" gap="0 12px" {...area}>
      <div role="status" aria-busy={outdated} className={outdated ? styles.outdated : undefined}>
        <span className={typography.secondary}>{t('detail.total')}</span>{' '}
        <strong className={styles.total}>
          <Money cents={quote.payableAmount} />
        </strong>
        {quote.discountAmount > 0 && (
          <>
            {' '}
            <span className={`${typography.note} ${styles.original}`}>
              <Money cents={quote.originalAmount} struck />
            </span>
          </>
        )}
        {quote.tax && <IncludedTax {...quote.tax} />}
      </div>
      <Button
        type="link"
        icon={<DownOutlined className={styles.arrow} aria-hidden />}
        iconPlacement="end"
        {...button}
      >
        {t('detail.price.lines')}
      </Button>
      <div id={button['aria-controls']} hidden={!open} className={`${panelStyles.surface} ${styles.panel}`}>
        <fieldset>
          <legend className={typography.label}>{t('detail.price.linesOf')}</legend>
          <OrderItems
            items={quote.items}
            originalAmount={quote.originalAmount}
            discountAmount={quote.discountAmount}
            payableAmount={quote.payableAmount}
            stale={outdated}
          />
        </fieldset>
      </div>
    </Flex>
  );
}

/**
 * State of a panel that opens on press, hover and keyboard focus, and closes on Escape. Spread `area` on the container and
 * `button` on the toggle; the panel's id is `aria-controls`.
 */
function useDisclosure() {
  const id = useId();
  const [pinned, setPinned] = useState(false);
  const [hovered, setHovered] = useState(false);

  function close() {
    setPinned(false);
    setHovered(false);
  }

  return {
    open: pinned || hovered,
    area: {
      // Touch input does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
    },
    button: {
      'aria-expanded': pinned || hovered,
      'aria-controls': id,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHovered(true),
      onBlur: () => setHovered(false),
      onClick: () => {
        // The first press pins a panel opened by hover; the next one closes it.
        if (pinned) close();
        else setPinned(true);
      },
    },
  };
}
