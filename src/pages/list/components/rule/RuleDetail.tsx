import { Button, Drawer, Flex, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { FailedState } from '@/components/FailedState';
import { usePageTitle } from '@/components/PageTitleContext';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR, RULE_STATUS, type Rule } from '@/domain/rule/rule';
import { RULE_COLUMNS } from '@/pages/list/components/rule/columnSettings';
import { fetchRule } from '@/services/rule';
import styles from './RulePage.module.css';
import { RULE_COLUMN_CONFIG } from './ruleColumns';
import { useRuleText } from './useRuleText';

interface RuleDetailProps {
  ruleId: string;
  /** Data of the table. When it changes, the rule is loaded again. */
  tableData: unknown;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (ruleId: string) => void;
  onClose: () => void;
  onClosed: () => void;
  onApprove: (rule: Rule) => void;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
  open: boolean;
}

/** The details of a rule in a drawer, with its actions and links to the previous and next rule. */
export function RuleDetail(props: RuleDetailProps) {
  const { ruleId, tableData, previous, next, onOpen, onClose, open } = props;
  const t = useRuleText();
  const { data, error, isLoading, refresh } = useQuery((options) => fetchRule(ruleId, options), {
    key: ruleId,
  });
  const reload = useEffectEvent(() => {
    if (data) void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data means that the rule may have changed.
  useEffect(() => reload(), [tableData]);
  const rule = data?.key === ruleId ? data : undefined;
  usePageTitle(open ? rule?.name : undefined);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.key === 'ArrowUp' ? previous : event.key === 'ArrowDown' ? next : undefined;
    if (!event.altKey || !target) return;
    event.preventDefault();
    onOpen(target);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  function content() {
    if (error && !isLoading) {
      return hasErrorCode(error, RULE_ERROR.gone) ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={t('detail.gone')}
          action={<Button onClick={onClose}>{t('detail.back')}</Button>}
        />
      ) : (
        <FailedState title={t('detail.failed')} onRetry={refresh} />
      );
    }
    if (!rule) return <Skeleton active paragraph={{ rows: 10 }} />;
    return (
      <>
        <h2 className={typography.heading}>{rule.name}</h2>
        <Flex className={styles.facts} component="dl" vertical gap={12}>
          {RULE_COLUMNS.filter((name) => name !== 'name').map((name) => (
            <div key={name}>
              <dt>{t(`column.${name}`)}</dt>
              <dd>{RULE_COLUMN_CONFIG[name].cell(rule, t)}</dd>
            </div>
          ))}
        </Flex>
        <Flex className={styles.formActions} wrap align="center" gap={8}>
          {rule.status === RULE_STATUS.closed && (
            <Button type="primary" onClick={() => props.onApprove(rule)}>
              {t('approve')}
            </Button>
          )}
          <Button onClick={() => props.onEdit(rule)}>{t('edit')}</Button>
          <Button danger onClick={() => props.onDelete(rule)}>
            {t('delete')}
          </Button>
        </Flex>
      </>
    );
  }

  return (
    <Drawer
      open={open}
      title={t('detail')}
      size={520}
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && props.onClosed()}
      extra={
        <Flex className={styles.tools} wrap align="center" gap={8}>
          <Button size="small" disabled={!previous} onClick={() => previous && onOpen(previous)}>
            {t('detail.previous')}
          </Button>
          <Button size="small" disabled={!next} onClick={() => next && onOpen(next)}>
            {t('detail.next')}
          </Button>
        </Flex>
      }
    >
      {content()}
    </Drawer>
  );
}
