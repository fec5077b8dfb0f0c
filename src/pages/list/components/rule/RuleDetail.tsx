import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/Alert';
import { FailedState } from '@/components/FailedState';
import { useDraftRemoval } from '@/components/form/useDraft';
import { useLeaveGuard } from '@/components/LeaveGuard';
import { usePageTitle } from '@/components/PageTitleContext';
import { useQuery } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { RULE_STATUS, type Rule } from '@/domain/rule/ruleFields';
import { fetchRule } from '@/services/rule';
import { ApprovalOutcomes } from './ApprovalOutcome';
import styles from './RuleDetail.module.css';
import { RuleDetailTabs } from './RuleDetailTabs';
import type { RuleChoices } from './RuleFields';
import { ruleDraft } from './ruleForm';
import type { RuleActions } from './useRuleActions';
import type { RuleNeighbours } from './useRuleNeighbours';
import { useRuleText } from './useRuleText';

interface RuleDetailProps extends Omit<RuleChoices, 'rule'> {
  open: boolean;
  ruleId: string;
  /** Data of the table. When it changes, the rule is loaded again. */
  tableData: unknown;
  neighbours: RuleNeighbours;
  actions: RuleActions;
  onEdit: (rule: Rule) => void;
  onDuplicate: (rule: Rule) => void;
  /** Called after a change that the table does not know yet. */
  onChanged: () => void;
  onClose: () => void;
  onClosed: () => void;
}

/** The details of a rule in a drawer, with its actions and ways to the previous and next rule. */
export default function RuleDetail(props: RuleDetailProps) {
  const { open, ruleId, tableData, neighbours, actions, onChanged, onClose } = props;
  const t = useRuleText();
  const { data, error, isLoading, refresh, setData } = useQuery((options) => fetchRule(ruleId, options), {
    key: ruleId,
  });
  const reload = useEffectEvent(() => {
    if (data) void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data means that the rule may have changed.
  useEffect(() => reload(), [tableData]);
  const rule = data?.key === ruleId ? data : undefined;
  usePageTitle(open ? rule?.name : undefined);

  /** Names of the fields with unsaved input. */
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const removeDraft = useDraftRemoval();
  const isDirty = dirty.length > 0;
  const { confirm: leave, question } = useLeaveGuard({
    unsaved: open && isDirty,
    onLeave() {
      for (const name of dirty) removeDraft(ruleDraft(ruleId, name));
      setDirty([]);
    },
  });
  const markDirty = (name: string, isDirty: boolean) =>
    setDirty((before) => [...before.filter((other) => other !== name), ...(isDirty ? [name] : [])]);

  const { openPrevious, openNext } = neighbours;
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const go = event.key === 'ArrowUp' ? openPrevious : event.key === 'ArrowDown' ? openNext : undefined;
    if (!event.altKey || !go) return;
    event.preventDefault();
    leave(go);
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  function content() {
    const isGone = error && hasErrorCode(error, RULE_ERROR.gone);
    // Unsaved input and values that could not be loaded again stay.
    if (error && !isLoading && !(rule && (!isGone || isDirty))) {
      return isGone ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={t('detail.gone')}
          action={<Button onClick={onClose}>{t('detail.back')}</Button>}
        />
      ) : (
        <FailedState error={error} title={t('detail.failed')} onRetry={refresh} />
      );
    }
    if (!rule) return <Skeleton active paragraph={{ rows: 10 }} />;
    const ownOutcomes = actions.outcomes.filter(({ result }) =>
      result.skipped.some(({ key }) => key === ruleId),
    );
    return (
      <>
        {isGone && <Alert className={styles.outcome} type="warning" showIcon title={t('detail.gone')} />}
        {ownOutcomes.length > 0 && (
          <div className={styles.outcome}>
            <ApprovalOutcomes actions={actions} outcomes={ownOutcomes} />
          </div>
        )}
        <RuleDetailTabs
          key={ruleId}
          rule={rule}
          owners={props.owners}
          regions={props.regions}
          onDirty={markDirty}
          onGone={() => void refresh()}
          onSaved={(saved) => {
            setData({ ...rule, ...saved });
            // The table's new data loads the rule and its history again.
            onChanged();
          }}
          onCommented={(comment) => setData({ ...rule, comments: [comment, ...rule.comments] })}
        />
      </>
    );
  }

  const keys = [ruleId];
  const buttons = rule && (
    <Flex wrap align="center" gap={8}>
      {rule.status === RULE_STATUS.closed ? (
        <Button
          type="primary"
          loading={actions.busy === 'approve'}
          onClick={() => void actions.run('approve', { keys })}
        >
          {t('approve')}
        </Button>
      ) : (
        <Button loading={actions.busy === 'stop'} onClick={() => void actions.run('stop', { keys })}>
          {t('stop')}
        </Button>
      )}
      <Button onClick={() => leave(() => props.onEdit(rule))}>{t('edit')}</Button>
      <Button onClick={() => leave(() => props.onDuplicate(rule))}>{t('duplicate')}</Button>
      <Button
        danger
        loading={actions.busy === 'delete'}
        onClick={() => leave(() => void actions.run('delete', { keys }))}
      >
        {t('delete')}
      </Button>
    </Flex>
  );

  return (
    <SideDrawer
      open={open}
      hasEntry
      destroyOnHidden={false}
      confirm={isDirty ? leave : undefined}
      title={t('detail')}
      size={640}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      // `onClosed` moves it to the rule seen last, which need not be the one that was opened.
      focusable={{ focusTriggerAfterClose: false }}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && props.onClosed()}
      extra={<NeighbourButtons neighbours={neighbours} onLeave={leave} />}
      footer={buttons}
    >
      {question}
      {content()}
    </SideDrawer>
  );
}

interface NeighbourButtonsProps {
  neighbours: RuleNeighbours;
  onLeave: (proceed: () => void) => void;
}

function NeighbourButtons({ neighbours, onLeave }: NeighbourButtonsProps) {
  const t = useRuleText();
  const { position, total, isLoading, openPrevious, openNext } = neighbours;
  return (
    <Flex align="center" gap={8}>
      <span className={`${typography.note} ${styles.position}`} role="status">
        {position !== undefined && t('detail.position', { position, total })}
      </span>
      <Button
        icon={<UpOutlined aria-hidden />}
        title={t('detail.previous')}
        aria-label={t('detail.previous')}
        disabled={!openPrevious}
        onClick={() => openPrevious && onLeave(openPrevious)}
      />
      <Button
        icon={<DownOutlined aria-hidden />}
        title={t('detail.next')}
        aria-label={t('detail.next')}
        loading={isLoading}
        disabled={!openNext && !isLoading}
        onClick={() => openNext && onLeave(openNext)}
      />
    </Flex>
  );
}
