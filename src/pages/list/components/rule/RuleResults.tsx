import { Button, Grid, Pagination, Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import type { Rule } from '@/domain/rule/rule';
import { isFiltered, RULE_PAGE_SIZES } from '@/domain/rule/ruleQuery';
import type { RuleTableSettings } from '@/pages/list/components/rule/columnSettings';
import styles from './RulePage.module.css';
import { RowFocusContext } from './RuleRow';
import { RuleTable } from './RuleTable';
import type { RowKeys } from './useRowKeys';
import type { RuleActions } from './useRuleActions';
import type { RuleListView } from './useRuleList';
import { useRuleText } from './useRuleText';

interface RuleResultsProps {
  view: RuleListView;
  actions: RuleActions;
  settings: RuleTableSettings;
  rows: RowKeys;
  onEdit: (rule: Rule) => void;
  onCreate: () => void;
}

/** One page of what the search finds; or why there is none, with the way on. */
export function RuleResults({ view, actions, settings, rows, onEdit, onCreate }: RuleResultsProps) {
  const say = useRuleText();
  const isWide = Grid.useBreakpoint().md ?? false;
  const { data, error, loading, asked, beyond } = view;

  if (error && !loading) return <FailedState title={say('failed')} onRetry={view.refresh} />;
  if (!data || beyond) return <Skeleton active title={false} paragraph={{ rows: asked.pageSize }} />;
  if (data.total === 0) {
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={say(isFiltered(asked) ? 'notFound' : 'none')}
        action={
          isFiltered(asked) ? (
            <Button onClick={view.clear}>{say('filter.clear')}</Button>
          ) : (
            <Button onClick={onCreate}>{say('create')}</Button>
          )
        }
      />
    );
  }
  return (
    <>
      <div ref={rows.box} {...rows.handlers}>
        <RowFocusContext value={rows.focus}>
          <RuleTable
            rules={data.list}
            loading={loading}
            sort={asked.sort}
            settings={settings}
            selected={actions.selected}
            onSelect={actions.select}
            onSort={view.sortBy}
            onApprove={({ key }) => actions.approve([key])}
            onEdit={onEdit}
            onDelete={({ key }) => actions.remove([key])}
          />
        </RowFocusContext>
      </div>
      <nav className={styles.pages} aria-label={say('pages')}>
        <Pagination
          current={asked.current}
          pageSize={asked.pageSize}
          total={data.total}
          pageSizeOptions={[...RULE_PAGE_SIZES]}
          showSizeChanger
          showQuickJumper={isWide}
          simple={!isWide}
          onChange={(page, size) => (size === asked.pageSize ? view.turnTo(page) : view.resize(size))}
        />
      </nav>
    </>
  );
}
