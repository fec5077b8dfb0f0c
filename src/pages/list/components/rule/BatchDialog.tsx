import { useIntl } from '@umijs/max';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { Select } from '@/components/form/Select';
import { useText } from '@/components/useText';
import type { RuleOwner } from '@/domain/rule/ruleFields';
import styles from './RulePage.module.css';
import { choiceOptions } from './ruleText';
import type { BatchChoice } from './useRuleActions';
import type { BatchAction } from './useRuleUndo';

interface BatchDialogProps {
  action: BatchAction;
  count: number;
  /** Rules that are not on this page. */
  elsewhere: number;
  owners: readonly RuleOwner[];
  busy: boolean;
  onConfirm: (choice: BatchChoice) => void;
  onClose: () => void;
}

/** Asks before a batch that includes rules not in view, and for the new owner or frequency. */
export function BatchDialog(props: BatchDialogProps) {
  const { action, count, elsewhere, owners, busy, onConfirm, onClose } = props;
  const t = useText('rule');
  const { formatNumber } = useIntl();
  const [choice, setChoice] = useState<BatchChoice>({});
  const isMissing = (action === 'assign' && !choice.ownerId) || (action === 'schedule' && !choice.frequency);
  const title = t(`batch.${action}`, { count });
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
      confirmLoading={busy}
      onOk={() => onConfirm(choice)}
      onClose={onClose}
    >
      {elsewhere > 0 && (
        <p className={styles.question}>
          {t('batch.elsewhere', { count: formatNumber(count), elsewhere: formatNumber(elsewhere) })}
        </p>
      )}
      {action === 'delete' && <p className={styles.question}>{t('batch.delete.note')}</p>}
      {action === 'assign' && (
        <Form.Item label={t('field.owner')} layout="vertical" htmlFor="batchOwner">
          <Select
            id="batchOwner"
            placeholder={t('field.owner.invalid')}
            value={choice.ownerId}
            options={owners.map(({ ownerId, name }) => ({ value: ownerId, label: name }))}
            onChange={(ownerId) => setChoice({ ownerId })}
          />
        </Form.Item>
      )}
      {action === 'schedule' && (
        <Radio.Group
          aria-label={t('field.frequency')}
          optionType="button"
          value={choice.frequency}
          options={choiceOptions(t, 'frequency')}
          onChange={({ target }) => setChoice({ frequency: target.value })}
        />
      )}
    </Dialog>
  );
}
