import { useT } from '@@/texts/order';
import { Link } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import layout from '../layout.module.css';
import { PageHeader } from '../PageHeader';
import panelStyles from '../panel.module.css';
import { SectionLoading } from '../Section';
import trail from '../Trail.module.css';
import typography from '../typography.module.css';
import styles from './CheckoutFrame.module.css';

const STEPS = ['configure', 'confirm', 'pay'] as const;

interface CheckoutFrameProps extends PropsWithChildren {
  title: string;
  /** What is ordered, in one line. Missing until it is known. */
  line?: string | undefined;
  /** The current step; undefined once the order is paid or closed. */
  step?: (typeof STEPS)[number] | undefined;
  /** The address of the first step, where it can be taken again. */
  configureTo?: string | undefined;
}

/** A page of the way from a configured service to its payment, with `CheckoutColumns`. */
export const CheckoutFrame = ({ title, line, step, configureTo, children }: CheckoutFrameProps) => (
  <div className={layout.page}>
    <PageHeader
      title={title}
      // Keeps its place until it is known.
      line={line ?? '\u00a0'}
      actions={step && <CheckoutSteps current={step} configureTo={configureTo} />}
    />
    {children}
  </div>
);

function CheckoutSteps({ current, configureTo }: { current: string; configureTo: string | undefined }) {
  const t = useT();
  return (
    <div className={trail.trail}>
      <ol aria-label={t('order.steps')}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {step === 'configure' && configureTo ? (
              <Link to={configureTo}>{t(`order.steps.${step}`)}</Link>
            ) : (
              <span className={step === current ? typography.strong : undefined}>
                {t(`order.steps.${step}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CheckoutColumnsProps extends PropsWithChildren {
  /** An `OrderSummary`, or another `SummaryCard`. */
  summary: ReactNode;
  /** Whether it stands in a dialog, where only a phone has too little room for two columns. */
  isInDialog?: boolean;
}

/** What is decided, and beside it a summary that stays in view; one below the other in a narrow window. */
export const CheckoutColumns = ({ summary, isInDialog, children }: CheckoutColumnsProps) => (
  <div className={isInDialog ? styles.dialog : styles.page}>
    <Flex className={layout.shrink} vertical gap={isInDialog ? 16 : 32}>
      {children}
    </Flex>
    {summary}
  </div>
);

interface SummaryCardProps extends PropsWithChildren {
  /** The id of its title. */
  titleId?: string;
  /** The total and the button, which stay in sight. */
  bar?: ReactNode;
}

/** The card of a summary. */
export const SummaryCard = ({ titleId, bar, children }: SummaryCardProps) => (
  <div className={styles.side}>
    <section className={`${panelStyles.surface} ${styles.card}`} aria-labelledby={titleId}>
      <Flex className={styles.content} vertical gap={16}>
        {children}
      </Flex>
      {bar && (
        <Flex className={styles.bar} vertical gap={16}>
          {bar}
        </Flex>
      )}
    </section>
  </div>
);

interface CheckoutLoadingProps {
  /** Rows of each section. */
  sections: readonly number[];
  /** Whether its summary is short and has no button. */
  isShort?: boolean;
}

/** The columns while their content is loading. */
export const CheckoutLoading = ({ sections, isShort }: CheckoutLoadingProps) => (
  <CheckoutColumns
    summary={
      <SummaryCard bar={!isShort && <Skeleton.Button active block size="large" />}>
        <Skeleton active paragraph={{ rows: isShort ? 5 : 14 }} />
      </SummaryCard>
    }
  >
    {sections.map((rows) => (
      <SectionLoading key={rows} rows={rows} />
    ))}
  </CheckoutColumns>
);
