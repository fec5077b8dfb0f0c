import '@@/texts/ruleActions';
import { Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useCursorList } from '@/components/list/useCursorList';
import panel from '@/components/panel.module.css';
import { useRuleBatches } from '@/components/rule/RuleBatchContext';
import { RuleBatchList } from '@/components/rule/RuleBatchList';
import { ruleBatchQuery } from '@/domain/rule/ruleBatch';
import { listRuleBatches } from '@/services/ruleBatch';

/** `/list/actions`: what the team has done to rules, with undo and retry of one's own actions. */
export default function RuleActionsPage() {
  const batches = useCursorList('rule.actions', ruleBatchQuery, listRuleBatches);
  const control = useRuleBatches(() => void batches.refresh());
  return (
    <ConsolePage titled>
      <section className={panel.panel}>
        <Flex vertical gap={16}>
          <FilterBar list={batches} tabs="action" />
          <ListContent list={batches}>
            {({ list }) => <RuleBatchList batches={list} control={control} />}
          </ListContent>
        </Flex>
      </section>
    </ConsolePage>
  );
}
