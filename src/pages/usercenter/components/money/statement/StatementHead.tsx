import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { sumSpending } from '@/domain/money/spending';
import { STATEMENT_GROUPS, type Statement, statementDifference } from '@/domain/money/statement';
import styles from './Statement.module.css';

/** Whose statement it is and of which month, and how its sums lead from the opening to the closing balance. */
export function StatementHead({ statement }: { statement: Statement }) {
  const { formatMessage, locale } = useIntl();
  const getName = useMonthName();
  const { month, from, to, isFinal, issuedAt, owner, opening, closing, sums, frozen } = statement;
  const day = (at: string) => dateText(locale, at);
  const { spent, earlierRefund } = sumSpending(
    [...statement.lines, ...statement.direct].map((line) => ({ ...line, at: Date.parse(line.createdAt) })),
  );
  const difference = statementDifference(statement);
  const facts = [
    { id: 'statement.owner', value: <bdi>{owner}</bdi> },
    {
      id: 'statement.period',
      value: formatMessage({ id: 'charge.period.range' }, { from: day(from), to: day(lastMomentBefore(to)) }),
    },
    {
      id: 'statement.issued',
      value: dateText(locale, issuedAt, { withTime: true }),
    },
  ] as const;
  const rows = [
    { id: 'statement.opening', cents: opening, isTotal: true },
    ...STATEMENT_GROUPS.map((group) => ({
      id: `statement.group.${group}` as const,
      cents: sums[group],
      isTotal: false,
    })),
    { id: 'statement.closing', cents: closing, isTotal: true },
  ] as const;
  return (
    <>
      <header>
        <h2>{formatMessage({ id: 'statement.of' }, { month: getName(month) })}</h2>
        <dl className={styles.facts}>
          {facts.map(({ id, value }) => (
            <div key={id}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!isFinal && <p className={typography.note}>{formatMessage({ id: 'statement.open' })}</p>}
      </header>
      <section aria-labelledby="statement-summary">
        <h3 id="statement-summary">{formatMessage({ id: 'statement.summary' })}</h3>
        <dl className={styles.sums}>
          {rows.map(({ id, cents, isTotal }) => (
            <div key={id} className={isTotal ? styles.total : styles.sum}>
              <dt>{formatMessage({ id })}</dt>
              <dd>
                <bdi dir="ltr">
                  {!isTotal && cents > 0 && '+'}
                  <Money cents={cents} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        {frozen > 0 && (
          <p className={typography.note}>
            {formatMessage({ id: 'statement.frozen' }, { amount: formatMoney(frozen, locale) })}
          </p>
        )}
        <p className={typography.note}>
          {formatMessage({ id: 'statement.spent' }, { amount: formatMoney(spent, locale) })}
        </p>
        {earlierRefund > 0 && (
          <p className={typography.note}>
            {formatMessage(
              { id: 'statement.earlierRefunds' },
              { amount: formatMoney(earlierRefund, locale) },
            )}
          </p>
        )}
        <Flex
          component="p"
          align="baseline"
          gap={8}
          className={difference === 0 ? undefined : typography.error}
        >
          {difference === 0 ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
          {difference === 0
            ? formatMessage({ id: 'statement.sound' })
            : formatMessage(
                { id: 'statement.unsound' },
                { amount: formatMoney(Math.abs(difference), locale) },
              )}
        </Flex>
      </section>
    </>
  );
}
