import { useT } from '@@/texts/balance';
import chargeTexts from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import { Money } from '@/components/Money';
import { useMonthName } from '@/components/MonthBars';
import { PageLink } from '@/components/PageLink';
import { type PlainColumn, PlainTable } from '@/components/PlainTable';
import { PrintSheet } from '@/components/print/PrintSheet';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { lastMomentBefore } from '@/domain/calendar';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { sumSpending } from '@/domain/money/spending';
import {
  STATEMENT_GROUPS,
  type Statement,
  type StatementLine,
  statementDifference,
} from '@/domain/money/statement';
import styles from './Statement.module.css';

/** The statement as it is printed: whose it is, how its sums lead from the opening to the closing balance, and its lines. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const t = useT(chargeTexts);
  const getName = useMonthName();
  const { month, from, to, isFinal, issuedAt, owner, lines, direct } = statement;
  const day = (at: string) => dateText(t.locale, at);
  const period = { from: day(from), to: day(lastMomentBefore(to)) };
  return (
    <PrintSheet
      title={t('statement.of', { month: getName(month) })}
      pageTitle={`${t('title.usercenter.statement')} ${month}`}
      note={!isFinal && <p className={typography.note}>{t('statement.open')}</p>}
      facts={[
        [t('statement.owner'), <bdi key="owner">{owner}</bdi>],
        [t('statement.period'), t('charge.period.range', period)],
        [t('statement.issued'), dateText(t.locale, issuedAt, { withTime: true })],
      ]}
    >
      <Summary statement={statement} />
      <Section isPlain heading="h3" title={t('statement.lines')}>
        {lines.length > 0 ? (
          <StatementLines lines={lines} withBalance />
        ) : (
          <p className={typography.note}>{t('statement.lines.none')}</p>
        )}
      </Section>
      {direct.length > 0 && (
        <Section isPlain heading="h3" title={t('statement.direct')}>
          <p className={typography.note}>{t('statement.direct.note')}</p>
          <StatementLines lines={direct} />
        </Section>
      )}
      <p className={typography.caption}>{t('frame.timeZone')}</p>
    </PrintSheet>
  );
}

function Summary({ statement }: { statement: Statement }) {
  const t = useT(chargeTexts, orderTexts);
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
    <Section isPlain heading="h3" title={t('statement.summary')}>
      <dl className={styles.sums}>
        {rows.map(({ id, cents, isTotal }) => (
          <div key={id} className={isTotal ? styles.total : styles.sum}>
            <dt>{t(id)}</dt>
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
            {t(id, { amount: formatMoney(cents, t.locale) })}
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
          ? t('statement.sound')
          : t('statement.unsound', { amount: formatMoney(Math.abs(difference), t.locale) })}
      </Flex>
    </Section>
  );
}

/** Returns the page about a line: its order, the withdrawals, or the charge in the list of charges. */
function linePath({ orderId, category, flowNo }: StatementLine): string {
  if (orderId) return `/usercenter/order/${encodePart(orderId)}`;
  if (category === 'withdrawal') return '/usercenter/service/withdrawal';
  return `/usercenter/service/charge?keyword=${encodePart(flowNo)}`;
}

interface StatementLinesProps {
  lines: readonly StatementLine[];
  /** Whether each line moved the balance. */
  withBalance?: boolean;
}

/** The lines of a statement, each with a link to what it is about. */
function StatementLines({ lines, withBalance = false }: StatementLinesProps) {
  const t = useT(chargeTexts, orderTexts);
  const text = (name: 'time' | 'item' | 'category' | 'channel' | 'amount' | 'balance') =>
    t(`statement.${name}`);
  const columns: PlainColumn<StatementLine>[] = [
    {
      key: 'time',
      title: text('time'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{dateText(t.locale, createdAt, { short: true, withTime: true })}</time>
      ),
    },
    {
      key: 'item',
      title: text('item'),
      cell: (line) => (
        <span>
          <PageLink to={linePath(line)} className={typography.plaintext}>
            {line.title}
          </PageLink>
          <span className={`${typography.caption} ${typography.block}`}>
            {t('statement.number', { number: line.flowNo })}
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      title: text('category'),
      isExtra: true,
      cell: ({ category }) => t(`charge.category.${category}`),
    },
    {
      key: 'channel',
      title: text('channel'),
      isExtra: true,
      cell: ({ payChannel }) => t(`order.channel.${payChannel}`),
    },
    {
      key: 'amount',
      title: text('amount'),
      isEnd: true,
      cell: ({ amount }) => (
        <Code>
          {amount > 0 && '+'}
          <Money cents={amount} />
        </Code>
      ),
    },
    {
      key: 'balance',
      title: text('balance'),
      isEnd: true,
      cell: ({ balanceAfter }) => balanceAfter !== undefined && <Money cents={balanceAfter} />,
    },
  ];
  return (
    <PlainTable
      columns={withBalance ? columns : columns.slice(0, -1)}
      rows={lines}
      getKey={({ chargeId }) => chargeId}
    />
  );
}
