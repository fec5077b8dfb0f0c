import { Button, Flex } from 'antd';
import typography from '@/components/typography.module.css';
import styles from './RulePage.module.css';
import type { RuleActions } from './useRuleActions';
import { useRuleText } from './useRuleText';

interface RuleSelectionProps {
  actions: RuleActions;
  /** Keys of the rules on this page. */
  pageKeys: readonly string[];
}

/** How many rules are selected, here and on other pages, and what can be done with all of them. */
export function RuleSelection({ actions, pageKeys }: RuleSelectionProps) {
  const say = useRuleText();
  const { selected, busy } = actions;
  const elsewhere = selected.filter((key) => !pageKeys.includes(key)).length;
  const wholePage = pageKeys.every((key) => selected.includes(key));
  return (
    <Flex
      aria-label={say('selected.bar')}
      className={styles.selection}
      component="section"
      wrap
      align="center"
      justify="space-between"
      gap={12}
      hidden={selected.length === 0}
    >
      <span role="status">
        {selected.length > 0 && say('selected', { count: selected.length })}{' '}
        {elsewhere > 0 && (
          <span className={typography.secondary}>{say('selected.elsewhere', { count: elsewhere })}</span>
        )}
      </span>
      <Flex className={styles.tools} component="span" wrap align="center" gap={8}>
        <Button size="small" loading={busy === 'approve'} onClick={() => actions.approve(selected)}>
          {say('selected.approve')}
        </Button>
        <Button size="small" danger loading={busy === 'delete'} onClick={() => actions.remove(selected)}>
          {say('selected.delete')}
        </Button>
        {!wholePage && (
          <Button
            size="small"
            type="text"
            onClick={() => actions.select([...new Set([...selected, ...pageKeys])])}
          >
            {say('select.page')}
          </Button>
        )}
        <Button size="small" type="text" onClick={() => actions.select([])}>
          {say('selected.clear')}
        </Button>
      </Flex>
    </Flex>
  );
}
