import { Button, Grid, Skeleton } from 'antd';
import { ListContent } from '@/components/list/ListContent';
import type { Rule } from '@/domain/rule/rule';
import type { RuleTableSettings } from '@/pages/list/components/rule/columnSettings';
import { RowFocusContext } from './RuleRow';
import { RuleTable } from './RuleTable';
import type { RowKeys } from './useRowKeys';
import type { RuleActions } from './useRuleActions';
import type { Rules } from './useRulePage';
import { useRuleText } from './useRuleText';

interface RuleResultsProps {
  rules: Rules;
  actions: RuleActions;
  settings: RuleTableSettings;
  rows: RowKeys;
  onEdit: (rule: Rule) => void;
  onCreate: () => void;
}

/** One page of what the search finds; or why there is none, with the way on. */
export function RuleResults({ rules, actions, settings, rows, onEdit, onCreate }: RuleResultsProps) {
  const say = useRuleText();
  const isWide = Grid.useBreakpoint().md ?? false;
  return (
    <ListContent
      list={rules}
      texts={{
        failed: say('failed'),
        empty: say('none'),
        notFound: say('notFound'),
        clear: say('filter.clear'),
        pages: say('pages'),
      }}
      emptyAction={<Button onClick={onCreate}>{say('create')}</Button>}
      skeleton={<Skeleton active title={false} paragraph={{ rows: rules.query.pageSize }} />}
      pagination={{ align: 'end', showQuickJumper: isWide, simple: !isWide }}
    >
      {() => (
        <div ref={rows.box} {...rows.handlers}>
          <RowFocusContext value={rows.focus}>
            <RuleTable
              rules={rules}
              settings={settings}
              selected={actions.selected}
              onSelect={actions.select}
              onApprove={({ key }) => actions.approve([key])}
              onEdit={onEdit}
              onDelete={({ key }) => actions.remove([key])}
            />
          </RowFocusContext>
        </div>
      )}
    </ListContent>
  );
}
