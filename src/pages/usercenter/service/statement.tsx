import { useT } from '@@/texts/balance';
import { Flex } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { ExportButton } from '@/components/ExportButton';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { useMonthName } from '@/components/MonthBars';
import { PageHeader } from '@/components/PageHeader';
import { PrintButton } from '@/components/print/PrintSheet';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { SectionLoading } from '@/components/Section';
import type { Statement } from '@/domain/money/statement';
import { exportStatement, fetchStatement } from '@/services/balance';
import { StatementSheet } from '../components/money/statement/StatementSheet';

const PATH = '/usercenter/service/statement';

/** `/usercenter/service/statement?month=2026-11`: the changes of the balance in a month, by default the current one. */
export default function StatementPage() {
  const t = useT();
  const { query, change } = useQueryState();
  const month = query.get('month') || 'current';
  const read = useQuery((options) => fetchStatement(month, options), { key: month });

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.statement')}
        line={t('statement.lead')}
        back={{ to: '/usercenter/service/charge', text: t('title.usercenter.charge') }}
      />
      <QueryContent
        query={{ ...read, data: read.isStale ? undefined : read.data }}
        failed={t('statement.failed')}
        loading={<SectionLoading rows={10} />}
        missing={
          <EmptyState title={t('statement.notFound')} action={{ to: PATH, text: t('statement.current') }} />
        }
      >
        {(statement) => (
          <>
            <Tools statement={statement} onMonth={(next) => change({ month: next })} />
            <StatementSheet statement={statement} />
          </>
        )}
      </QueryContent>
    </div>
  );
}

function Tools({ statement, onMonth }: { statement: Statement; onMonth: (month: string) => void }) {
  const t = useT();
  const getName = useMonthName();
  const { month, months } = statement;
  return (
    <Flex wrap align="center" gap={8}>
      <Select
        style={{ minInlineSize: 180 }}
        size="large"
        aria-label={t('statement.month')}
        value={month}
        options={months.map((value) => ({ value, label: getName(value) }))}
        onChange={onMonth}
      />
      <PrintButton size="large" />
      <ExportButton
        size="large"
        read={() => exportStatement(month)}
        fileName={`statement-${month}.csv`}
        done={(name) => t('statement.exported', { name })}
      >
        {t('statement.export')}
      </ExportButton>
    </Flex>
  );
}
