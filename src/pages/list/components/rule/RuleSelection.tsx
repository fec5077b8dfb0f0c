import { Button, Flex } from 'antd';
import typography from '@/components/typography.module.css';
import styles from './RulePage.module.css';
import type { RuleActions } from './useRuleActions';
import { useRuleText } from './useRuleText';

interface RuleSelectionProps {
  actions: RuleActions;
  /** Rules on this page. */
  pageIds: readonly string[];
}

/** The number of selected rules, on this and other pages, with the batch actions. */
export function RuleSelection({ actions, pageIds }: RuleSelectionProps) {
  const t = useRuleText();
  const { selected, busy } = actions;
  const elsewhere = selected.filter((ruleId) => !pageIds.includes(ruleId)).length;
  const isPageSelected = pageIds.every((ruleId) => selected.includes(ruleId));
  return (
    <Flex
      aria-label={t('selected.bar')}
      className={styles.selection}
      component="section"
      wrap
      align="center"
      justify="space-between"
      gap={12}
      hidden={selected.length === 0}
    >
      <span role="status">
        {selected.length > 0 && t('selected', { count: selected.length })}{' '}
        {elsewhere > 0 && (
          <span className={typography.secondary}>{t('selected.elsewhere', { count: elsewhere })}</span>
        )}
      </span>
      <Flex className={styles.tools} component="span" wrap align="center" gap={8}>
        <Button
          size="small"
          loading={busy === 'approve'}
          onClick={() => void actions.approve({ keys: selected })}
        >
          {t('selected.approve')}
        </Button>
        <Button
          size="small"
          danger
          loading={busy === 'delete'}
          onClick={() => void actions.remove({ keys: selected })}
        >
          {t('selected.delete')}
        </Button>
        {!isPageSelected && (
          <Button
            size="small"
            type="text"
            onClick={() => actions.select([...new Set([...selected, ...pageIds])])}
          >
            {t('select.page')}
          </Button>
        )}
        <Button size="small" type="text" onClick={() => actions.select([])}>
          {t('selected.clear')}
        </Button>
      </Flex>
    </Flex>
  );
}
