import { useT } from '@@/texts/ruleActions';
import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { QueryContent } from '@/components/query/QueryContent';
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
  const t = useT();
  const actions = useQuery((options) => listRuleBatches(LATEST, options), {
    key: open,
    ready: open,
  });
  const control = useRuleBatches(() => {
    if (open) void actions.refresh();
  });

  return (
    <SideDrawer open={open} title={t('title.console.ruleActions')} onClose={onClose}>
      <QueryContent query={actions} failed={t('rule.actions.list.failed')}>
        {({ total, list }) =>
          total > 0 ? (
            <Flex vertical gap={8} aria-busy={actions.isLoading}>
              <RuleBatchList batches={list} control={control} />
              <Link to="/list/actions" onClick={onClose}>
                {t('rule.actions.all')}
              </Link>
            </Flex>
          ) : (
            <EmptyState title={t('rule.actions.list.empty')} />
          )
        }
      </QueryContent>
    </SideDrawer>
  );
}
