import usercenterTexts, { useT } from '@@/texts/usercenter';
import { useState } from 'react';
import { Figures } from '@/components/Figures';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { MonthBars, useMonthName } from '@/components/MonthBars';
import chart from '@/components/MonthBars.module.css';
import { Section } from '@/components/Section';
import { NO_VALUE } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import styles from './Overview.module.css';
import { PartContent } from './PartContent';
import { pickMonth, type SpendingMonth, spendingMonths } from './spending';
import type { AccountSummary } from './useAccountSummary';

/** Figure, chart, its legend and the line that opens the table. */
const HEIGHT_PX = 362;

/** What was spent in this month and the eleven before it, with the forecast of this one. A month's name shows that month. */
export function SpendingSection({ charges, budget }: Pick<AccountSummary, 'charges' | 'budget'>) {
  const t = useT();
  const [month, setMonth] = useState<string>();
  const address = '/usercenter/service/charge';
  return (
    <Section
      title={t('usercenter.overview.spending')}
      actions={
        <LinkButton to={month ? `${address}?month=${month}` : address}>
          {t('usercenter.overview.spending.charges')}
        </LinkButton>
      }
    >
      <PartContent query={charges} failedText={t('usercenter.overview.spending.failed')} height={HEIGHT_PX}>
        {({ months }) => (
          <Spending months={spendingMonths(months, budget.data)} month={month} onMonth={setMonth} />
        )}
      </PartContent>
    </Section>
  );
}

const SPENT = { key: 'spent', text: 'usercenter.overview.spending.spent', className: chart.in } as const;
const FORECAST = {
  key: 'forecast',
  text: 'usercenter.overview.spending.forecast',
  className: styles.forecast,
} as const;

const IDS = {
  none: 'usercenter.overview.spending.none',
  described: 'usercenter.overview.spending.described',
  show: 'usercenter.overview.spending.show',
  table: 'usercenter.overview.spending.table',
  month: 'usercenter.overview.spending.month',
} as const;

interface SpendingProps {
  months: readonly SpendingMonth[];
  /** The selected month; the latest one without it. */
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}

function Spending({ months, month, onMonth }: SpendingProps) {
  const t = useT();
  const getName = useMonthName();
  const picked = pickMonth(months, month);
  if (!picked)
    return <Figures items={[{ label: t('usercenter.overview.spending.spent'), value: NO_VALUE }]} />;

  const { shown, before, isLatest } = picked;
  const name = getName(shown.month);
  return (
    <>
      <Figures
        items={[
          {
            label: isLatest ? t('usercenter.overview.spending.soFar', { month: name }) : name,
            value: <Money cents={shown.spent} />,
            change: (
              <Change spent={shown.spent} forecast={shown.forecast} before={before} isWhole={!isLatest} />
            ),
          },
        ]}
      />
      <MonthBars
        months={months}
        series={months.some(({ forecast }) => forecast !== undefined) ? [SPENT, FORECAST] : [SPENT]}
        texts={usercenterTexts}
        ids={IDS}
        selected={shown.month}
        onSelect={(chosen) => onMonth(chosen === months.at(-1)?.month ? undefined : chosen)}
        latestFirst
      />
    </>
  );
}

interface ChangeProps extends Pick<SpendingMonth, 'spent' | 'forecast'> {
  before: SpendingMonth | undefined;
  /** Whether the month has ended, so that two whole months are compared. */
  isWhole: boolean;
}

/** The forecast of a month, and the difference to the month before it. */
function Change({ spent, forecast, before, isWhole }: ChangeProps) {
  const t = useT();
  const getName = useMonthName();
  return (
    <>
      {forecast !== undefined &&
        t('usercenter.overview.spending.expected', { amount: <Money key="amount" cents={forecast} /> })}
      {forecast !== undefined && before && ' · '}
      {before &&
        t(`usercenter.overview.spending.${isWhole ? 'change' : 'changeSoFar'}`, {
          difference: <Difference key="difference" cents={spent - before.spent} />,
          month: getName(before.month),
        })}
    </>
  );
}

/** A difference of two amounts in cents, with its sign. */
function Difference({ cents }: { cents: number }) {
  const t = useT();
  return (
    <bdi dir="ltr" translate="no">
      {cents > 0 && '+'}
      {formatMoney(cents, t.locale)}
    </bdi>
  );
}
