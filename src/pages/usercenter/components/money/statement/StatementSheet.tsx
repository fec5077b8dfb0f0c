import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import { PrintSheet } from '@/components/print/PrintSheet';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { sumSpending } from '@/domain/money/spending';
import { STATEMENT_GROUPS, type Statement, statementDifference } from '@/domain/money/statement';
import styles from './Statement.module.css';
import { StatementLines } from './StatementLines';

/** The statement as it is printed: whose it is, how its sums lead from the opening to the closing balance, and its lines. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { formatMessage, locale } = useIntl();
  const getName = useMonthName();
  const { month, from, to, isFinal, issuedAt, owner, lines, direct } = statement;
  const day = (at: string) => dateText(locale, at);
  const period = { from: day(from), to: day(lastMomentBefore(to)) };
  return (
    <PrintSheet
      title={formatMessage({ id: 'statement.of' }, { month: getName(month) })}
      pageTitle={`${formatMessage({ id: 'title.usercenter.statement' })} ${month}`}
      note={!isFinal && <p className={typography.note}>{formatMessage({ id: 'statement.open' })}</p>}
      facts={[
        [formatMessage({ id: 'statement.owner' }), <bdi key="owner">{owner}</bdi>],
        [formatMessage({ id: 'statement.period' }), formatMessage({ id: 'charge.period.range' }, period)],
        [formatMessage({ id: 'statement.issued' }), dateText(locale, issuedAt, { withTime: true })],
      ]}
    >
      <Summary statement={statement} />
      <section aria-labelledby="statement-lines">
        <h3 id="statement-lines" className={layout.spaceAfterXs}>
          {formatMessage({ id: 'statement.lines' })}
        </h3>
        {lines.length > 0 ? (
          <StatementLines lines={lines} withBalance />
        ) : (
          <p className={typography.note}>{formatMessage({ id: 'statement.lines.none' })}</p>
        )}
      </section>
      {direct.length > 0 && (
        <section aria-labelledby="statement-direct">
          <h3 id="statement-direct">{formatMessage({ id: 'statement.direct' })}</h3>
          <p className={`${typography.note} ${layout.spaceAfterXs}`}>
            {formatMessage({ id: 'statement.direct.note' })}
          </p>
          <StatementLines lines={direct} />
        </section>
      )}
      <p className={typography.caption}>{formatMessage({ id: 'frame.timeZone' })}</p>
    </PrintSheet>
  );
}

function Summary({ statement }: { statement: Statement }) {
  const { formatMessage, locale } = useIntl();
  const { opening, closing, sums, frozen } = statement;
  const { spent, earlierRefund } = sumSpending(
    [...statement.lines, ...statement.direct].map((line) => ({ ...line, at: Date.parse(line.createdAt) })),
  );
  const difference = statementDifference(statement);
  const rows = [
    { id: 'statement.opening', cents: opening, isTotal: true },
    ...STATEMENT_GROUPS.map((group) => ({
      id: `statement.group.${group}` as const,
      cents: sums[group],
      isTotal: false,
    })),
    { id: 'statement.closing', cents: closing, isTotal: true },
  ] as const;
  const notes = [
    ['statement.frozen', frozen],
    ['statement.spent', spent],
    ['statement.earlierRefunds', earlierRefund],
  ] as const;
  return (
    <section aria-labelledby="statement-summary">
      <h3 id="statement-summary">{formatMessage({ id: 'statement.summary' })}</h3>
      <dl className={styles.sums}>
        {rows.map(({ id, cents, isTotal }) => (
          <div key={id} className={isTotal ? styles.total : styles.sum}>
            <dt>{formatMessage({ id })}</dt>
            <dd>
              <Code>
                {!isTotal && cents > 0 && '+'}
                <Money cents={cents} />
              </Code>
            </dd>
          </div>
        ))}
      </dl>
      {notes
        .filter(([id, cents]) => cents > 0 || id === 'statement.spent')
        .map(([id, cents]) => (
          <p key={id} className={typography.note}>
            {formatMessage({ id }, { amount: formatMoney(cents, locale) })}
          </p>
        ))}
      <Flex
        component="p"
        align="baseline"
        gap={8}
        className={difference === 0 ? undefined : typography.error}
      >
        {difference === 0 ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />}
        {difference === 0
          ? formatMessage({ id: 'statement.sound' })
          : formatMessage({ id: 'statement.unsound' }, { amount: formatMoney(Math.abs(difference), locale) })}
      </Flex>
    </section>
  );
}
