import '@@/texts/ruleActions';
import { Link, useIntl } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { useRuleBatches } from '@/components/rule/RuleBatchContext';
import { RuleBatchList } from '@/components/rule/RuleBatchList';
import { SideDrawer } from '@/components/SideDrawer';
import { ruleBatchQuery } from '@/domain/rule/ruleBatch';
import { listRuleBatches } from '@/services/ruleBatch';

const LATEST = ruleBatchQuery.read(new URLSearchParams());

interface RecentActionsProps {
  open: boolean;
  onClose: () => void;
}

/** The latest actions on rules, on every page of the console. Their page lists all. */
export default function RecentActions({ open, onClose }: RecentActionsProps) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery((options) => listRuleBatches(LATEST, options), {
    key: open,
    ready: open,
  });
  const control = useRuleBatches(() => {
    if (open) void refresh();
  });

  function content() {
    if (error && !isLoading && !data)
      return (
        <FailedState
          error={error}
          title={formatMessage({ id: 'rule.actions.list.failed' })}
          onRetry={refresh}
        />
      );
    if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
    if (data.total === 0) return <EmptyState title={formatMessage({ id: 'rule.actions.list.empty' })} />;
    return (
      <Flex vertical gap={8} aria-busy={isLoading}>
        <RuleBatchList batches={data.list} control={control} />
        <Link to="/list/actions" onClick={onClose}>
          {formatMessage({ id: 'rule.actions.all' })}
        </Link>
      </Flex>
    );
  }

  return (
    <SideDrawer open={open} title={formatMessage({ id: 'title.console.ruleActions' })} onClose={onClose}>
      {content()}
    </SideDrawer>
  );
}
