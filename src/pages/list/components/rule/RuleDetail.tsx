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
import { COLUMN_LOOKS } from './ruleColumns';
import { useRuleText } from './useRuleText';

interface RuleDetailProps {
  ruleKey: string;
  /** Changes with the table's data: the rule is read again. */
  stamp: unknown;
  previous: string | undefined;
  next: string | undefined;
  onOpen: (key: string) => void;
  onClose: () => void;
  onClosed: () => void;
  onApprove: (rule: Rule) => void;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
  open: boolean;
}

/** All of one rule, read anew, over the table; from here to its neighbours on the page, and what can be done with it. */
export function RuleDetail(props: RuleDetailProps) {
  const { ruleKey, stamp, previous, next, onOpen, onClose, open } = props;
  const say = useRuleText();
  const { data, error, isLoading, refresh } = useQuery((options) => fetchRule(ruleKey, options), {
    key: ruleKey,
  });
  const readAgain = useEffectEvent(() => {
    if (data) void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp means that the rule may have changed.
  useEffect(() => readAgain(), [stamp]);
  const rule = data?.key === ruleKey ? data : undefined;
  usePageTitle(open ? rule?.name : undefined);

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key === 'ArrowUp' ? previous : event.key === 'ArrowDown' ? next : undefined;
    if (!event.altKey || !key) return;
    event.preventDefault();
    onOpen(key);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => turn(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  function content() {
    if (error && !isLoading) {
      return hasErrorCode(error, RULE_ERROR.gone) ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={say('detail.gone')}
          action={<Button onClick={onClose}>{say('detail.back')}</Button>}
        />
      ) : (
        <FailedState title={say('detail.failed')} onRetry={refresh} />
      );
    }
    if (!rule) return <Skeleton active paragraph={{ rows: 10 }} />;
    return (
      <>
        <h2 className={typography.heading}>{rule.name}</h2>
        <Flex className={styles.facts} component="dl" vertical gap={12}>
          {RULE_COLUMNS.filter((name) => name !== 'name').map((name) => (
            <div key={name}>
              <dt>{say(`column.${name}`)}</dt>
              <dd>{COLUMN_LOOKS[name].cell(rule, say)}</dd>
            </div>
          ))}
        </Flex>
        <Flex className={styles.formActions} wrap align="center" gap={8}>
          {rule.status === RULE_STATUS.closed && (
            <Button type="primary" onClick={() => props.onApprove(rule)}>
              {say('approve')}
            </Button>
          )}
          <Button onClick={() => props.onEdit(rule)}>{say('edit')}</Button>
          <Button danger onClick={() => props.onDelete(rule)}>
            {say('delete')}
          </Button>
        </Flex>
      </>
    );
  }

  return (
    <Drawer
      open={open}
      title={say('detail')}
      size={520}
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      onClose={onClose}
      afterOpenChange={(shown) => {
        if (!shown) props.onClosed();
      }}
      extra={
        <Flex className={styles.tools} wrap align="center" gap={8}>
          <Button size="small" disabled={!previous} onClick={() => previous && onOpen(previous)}>
            {say('detail.previous')}
          </Button>
          <Button size="small" disabled={!next} onClick={() => next && onOpen(next)}>
            {say('detail.next')}
          </Button>
        </Flex>
      }
    >
      {content()}
    </Drawer>
  );
}
