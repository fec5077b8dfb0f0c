import { useT } from '@@/texts/rule';
import { useIntl } from '@umijs/max';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { Select } from '@/components/form/Select';
import layout from '@/components/layout.module.css';
import { useRulePage } from './rulePage';
import { choiceOptions } from './ruleText';
import type { BatchChoice } from './useRuleActions';
import type { BatchAction } from './useRuleUndo';

/** Asks before a batch that includes rules not in view, and for the new owner or frequency. */
export function BatchDialog({ action, onClose }: { action: BatchAction; onClose: () => void }) {
  const { rules, selection, actions } = useRulePage();
  const { count, elsewhere } = selection;
  const t = useT();
  const { formatNumber } = useIntl();
  const [choice, setChoice] = useState<BatchChoice>({});
  const isMissing = (action === 'assign' && !choice.ownerId) || (action === 'schedule' && !choice.frequency);
  const title = t(`rule.batch.${action}`, { count });
  return (
    <Dialog
      open
      title={title}
      okText={title}
      okButtonProps={{
        danger: action === 'delete',
        disabled: isMissing,
        autoFocus: action === 'approve' || action === 'stop',
      }}
      confirmLoading={actions.busy !== undefined}
      onOk={async () => {
        if (await actions.run(action, selection.value, choice)) onClose();
      }}
      onClose={onClose}
    >
      {elsewhere > 0 && (
        <p className={layout.spaceAfterSm}>
          {t('rule.batch.elsewhere', { count: formatNumber(count), elsewhere: formatNumber(elsewhere) })}
        </p>
      )}
      {action === 'delete' && <p className={layout.spaceAfterSm}>{t('rule.batch.delete.note')}</p>}
      {action === 'assign' && (
        <Form.Item label={t('rule.field.owner')} layout="vertical" htmlFor="batchOwner">
          <Select
            id="batchOwner"
            placeholder={t('rule.field.owner.invalid')}
            value={choice.ownerId}
            options={rules.options.owner}
            onChange={(ownerId) => setChoice({ ownerId })}
          />
        </Form.Item>
      )}
      {action === 'schedule' && (
        <Radio.Group
          aria-label={t('rule.field.frequency')}
          optionType="button"
          value={choice.frequency}
          options={choiceOptions(t, 'frequency')}
          onChange={({ target }) => setChoice({ frequency: target.value })}
        />
      )}
    </Dialog>
  );
}
