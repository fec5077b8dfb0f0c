import { useT } from '@@/texts/rule';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '@/components/Alert';
import { useDraftRemoval } from '@/components/form/useDraft';
import { useLeaveGuard } from '@/components/LeaveGuard';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { SideDrawer } from '@/components/SideDrawer';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { hasErrorCode } from '@/domain/requestError';
import type { RuleDetail as RuleDetailData } from '@/domain/rule/ruleDetail';
import { RULE_ERROR } from '@/domain/rule/ruleError';
import { fetchRule } from '@/services/rule';
import { ApprovalOutcomes } from './ApprovalOutcome';
import { getToggle } from './RowActions';
import styles from './RuleDetail.module.css';
import { RuleDetailTabs } from './RuleDetailTabs';
import { ruleDraft } from './ruleForm';
import { useRulePage } from './rulePage';
import { type RuleNeighbours, useRuleNeighbours } from './useRuleNeighbours';
import type { RulePanel } from './useRulePanels';

interface RuleDetailProps {
  ruleId: string;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** The details of a rule in a drawer, with its actions and ways to the previous and next rule. */
export default function RuleDetail({ ruleId, onClosed }: RuleDetailProps) {
  const { rules, panels, actions } = useRulePage();
  const neighbours = useRuleNeighbours();
  const open = panels.ruleId !== undefined;
  const close = () => panels.openRule(undefined);
  const t = useT();
  const query = useQuery((options) => fetchRule(ruleId, options), { key: ruleId });
  const { data, error, isLoading, refresh, setData } = query;
  const isGone = hasErrorCode(error, RULE_ERROR.gone);
  const reload = useEffectEvent(() => {
    if (data) void refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of the table means that the rule may have changed.
  useEffect(() => reload(), [rules.data]);
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

  /** Opens a form in place of the details. */
  const replaceBy = (panel: RulePanel) =>
    leave(() => {
      panels.openRule(undefined, { replace: true });
      panels.open(panel);
    });

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

  function content(rule: RuleDetailData) {
    const ownOutcomes = actions.outcomes.filter(({ result }) =>
      result.skipped.some(({ key }) => key === ruleId),
    );
    return (
      <>
        {isGone && <Alert className={layout.spaceAfterMd} type="warning" title={t('rule.detail.gone')} />}
        {ownOutcomes.length > 0 && (
          <div className={layout.spaceAfterMd}>
            <ApprovalOutcomes outcomes={ownOutcomes} />
          </div>
        )}
        <RuleDetailTabs
          key={ruleId}
          rule={rule}
          onDirty={markDirty}
          onGone={() => void refresh()}
          onSaved={(saved) => {
            setData({ ...rule, ...saved });
            // The table's new data loads the rule and its history again.
            void rules.refresh();
          }}
          onCommented={(comment) => setData({ ...rule, comments: [comment, ...rule.comments] })}
        />
      </>
    );
  }

  const keys = [ruleId];
  const toggle = rule && getToggle(rule);
  const buttons = rule && toggle && (
    <Flex wrap align="center" gap={8}>
      <Button
        type={toggle === 'approve' ? 'primary' : 'default'}
        loading={actions.busy === toggle}
        onClick={() => void actions.run(toggle, { keys })}
      >
        {t(`rule.${toggle}`)}
      </Button>
      <Button onClick={() => replaceBy({ name: 'update', rule })}>{t('rule.edit')}</Button>
      <Button onClick={() => replaceBy({ name: 'create', copyOf: rule })}>{t('rule.duplicate')}</Button>
      <Button
        danger
        loading={actions.busy === 'delete'}
        onClick={() => leave(() => void actions.run('delete', { keys }))}
      >
        {t('rule.delete')}
      </Button>
    </Flex>
  );

  return (
    <SideDrawer
      open={open}
      hasEntry
      destroyOnHidden={false}
      confirm={isDirty ? leave : undefined}
      title={t('rule.detail')}
      size={640}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      // `onClosed` moves it to the rule seen last, which need not be the one that was opened.
      focusable={{ focusTriggerAfterClose: false }}
      onClose={close}
      afterOpenChange={(isOpen) => !isOpen && onClosed()}
      extra={<NeighbourButtons neighbours={neighbours} onLeave={leave} />}
      footer={buttons}
    >
      {question}
      {isGone && !isLoading && !(rule && isDirty) ? (
        <StatusPage
          drawing="empty"
          heading="h2"
          title={t('rule.detail.gone')}
          action={<Button onClick={close}>{t('rule.detail.back')}</Button>}
        />
      ) : (
        <QueryContent
          query={{ ...query, data: rule }}
          failed={t('rule.detail.failed')}
          loading={<Lines rows={10} />}
        >
          {content}
        </QueryContent>
      )}
    </SideDrawer>
  );
}

interface NeighbourButtonsProps {
  neighbours: RuleNeighbours;
  onLeave: (proceed: () => void) => void;
}

function NeighbourButtons({ neighbours, onLeave }: NeighbourButtonsProps) {
  const t = useT();
  const { position, total, isLoading, openPrevious, openNext } = neighbours;
  return (
    <Flex align="center" gap={8}>
      <span className={`${typography.note} ${styles.position}`} role="status">
        {position !== undefined && t('rule.detail.position', { position, total })}
      </span>
      <Button
        icon={<UpOutlined aria-hidden />}
        title={t('rule.detail.previous')}
        aria-label={t('rule.detail.previous')}
        disabled={!openPrevious}
        onClick={() => openPrevious && onLeave(openPrevious)}
      />
      <Button
        icon={<DownOutlined aria-hidden />}
        title={t('rule.detail.next')}
        aria-label={t('rule.detail.next')}
        loading={isLoading}
        disabled={!openNext && !isLoading}
        onClick={() => openNext && onLeave(openNext)}
      />
    </Flex>
  );
}
