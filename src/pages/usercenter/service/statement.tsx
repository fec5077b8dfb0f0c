import { Select } from '@/components/form/Select';
import '@@/texts/balance';
import '@@/texts/charge';
import '@@/texts/order';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { useMessage } from '@/components/MessageContext';
import { useMonthName } from '@/components/MonthBars';
import { PageFrame } from '@/components/PageFrame';
import { PanelLoading } from '@/components/Panel';
import { PrintButton } from '@/components/print/PrintSheet';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { saveBlob } from '@/components/saveBlob';
import type { Statement } from '@/domain/money/statement';
import { isFileResult } from '@/request/download';
import { exportStatement, fetchStatement } from '@/services/balance';
import styles from '../components/money/statement/Statement.module.css';
import { StatementSheet } from '../components/money/statement/StatementSheet';

const PATH = '/usercenter/service/statement';

/** `/usercenter/service/statement?month=2026-11`: the changes of the balance in a month, by default the current one. */
export default function StatementPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const month = query.get('month') || 'current';
  const read = useQuery((options) => fetchStatement(month, options), { key: month });

  return (
    <PageFrame
      title={formatMessage({ id: 'title.usercenter.statement' })}
      lead={formatMessage({ id: 'statement.lead' })}
      back={{ to: '/usercenter/service/charge', text: formatMessage({ id: 'title.usercenter.charge' }) }}
    >
      <QueryContent
        query={{ ...read, data: read.isStale ? undefined : read.data }}
        failed={formatMessage({ id: 'statement.failed' })}
        loading={<PanelLoading rows={10} />}
        missing={
          <EmptyState
            title={formatMessage({ id: 'statement.notFound' })}
            action={{ to: PATH, text: formatMessage({ id: 'statement.current' }) }}
          />
        }
      >
        {(statement) => (
          <>
            <Tools statement={statement} onMonth={(next) => change({ month: next })} />
            <StatementSheet statement={statement} />
          </>
        )}
      </QueryContent>
    </PageFrame>
  );
}

function Tools({ statement, onMonth }: { statement: Statement; onMonth: (month: string) => void }) {
  const { formatMessage } = useIntl();
  const getName = useMonthName();
  const { month, months } = statement;
  const message = useMessage();
  const exporting = useAction(exportStatement, {
    onDone(reply) {
      if (!isFileResult(reply)) return;
      const name = reply.fileName ?? `statement-${month}.csv`;
      saveBlob(reply.result, name);
      void message.success(formatMessage({ id: 'statement.exported' }, { name }));
    },
  });
  return (
    <Flex wrap align="center" gap={8}>
      <Select
        className={styles.month}
        size="large"
        aria-label={formatMessage({ id: 'statement.month' })}
        value={month}
        options={months.map((value) => ({ value, label: getName(value) }))}
        onChange={onMonth}
      />
      <PrintButton size="large" />
      <Button
        size="large"
        icon={<DownloadOutlined aria-hidden />}
        loading={exporting.isPending}
        onClick={() => void exporting.run(month)}
      >
        {formatMessage({ id: 'statement.export' })}
      </Button>
    </Flex>
  );
}
