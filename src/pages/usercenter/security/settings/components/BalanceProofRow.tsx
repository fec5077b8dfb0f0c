import { useT } from '@@/texts/security';
import { WalletOutlined } from '@ant-design/icons';
import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/components/form/FormDialog';
import { textRule } from '@/components/form/fieldRules';
import { useMessage } from '@/components/MessageContext';
import { SettingRow } from '@/components/security/SettingRow';
import { useProvenAction } from '@/components/security/useProvenAction';
import { type BalanceProofLimit, DEFAULT_BALANCE_PROOF_LIMIT } from '@/domain/account/security';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import { accountProof } from '@/services/privacy';
import { setBalanceProof } from '@/services/security';

const MODES = ['always', 'above', 'never'] as const;
type Mode = (typeof MODES)[number];

function getMode(limit: BalanceProofLimit): Mode {
  if (limit === null) return 'never';
  return limit === 0 ? 'always' : 'above';
}

interface BalanceProofProps {
  /** In cents; null where no payment needs a proof. */
  limit: BalanceProofLimit;
  onChanged: (summary: Awaited<ReturnType<typeof setBalanceProof>>) => void;
}

/** The setting of the limit above which payments from the balance need a proof of identity. */
export function BalanceProofRow(props: BalanceProofProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { limit } = props;
  return (
    <SettingRow
      icon={<WalletOutlined aria-hidden />}
      title={t('security.balance')}
      value={t(`security.balance.${getMode(limit)}`, { amount: formatMoney(limit ?? 0, t.locale) })}
      hint={t('security.balance.hint')}
      action={
        <>
          <Button onClick={() => setOpen(true)}>{t('security.balance.change')}</Button>
          {open && <LimitDialog {...props} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

interface LimitValues {
  mode: Mode;
  amount: string;
}

/** Changes the limit. The server wants a proof of identity for a looser one. */
function LimitDialog({ limit, onChanged, onClose }: BalanceProofProps & { onClose: () => void }) {
  const t = useT();
  const message = useMessage();
  const changing = useProvenAction({
    act: setBalanceProof,
    proof: accountProof,
    why: t('security.balance.why'),
    onDone(summary) {
      onChanged(summary);
      message.success(t('security.balance.changed'));
      onClose();
    },
  });

  function handleSave({ mode: chosen, amount }: LimitValues) {
    if (chosen === 'above') return changing.run(parseYuan(amount) ?? DEFAULT_BALANCE_PROOF_LIMIT);
    return changing.run(chosen === 'always' ? 0 : null);
  }

  return (
    <>
      <FormDialog<LimitValues>
        title={t('security.balance')}
        okText={t('security.balance.save')}
        cancelText={t('security.balance.cancel')}
        firstField="mode"
        initialValues={{
          mode: getMode(limit),
          amount: yuanText(limit === null || limit === 0 ? DEFAULT_BALANCE_PROOF_LIMIT : limit),
        }}
        onSave={handleSave}
        onClose={onClose}
      >
        <Form.Item name="mode" label={t('security.balance.when')}>
          <Radio.Group
            vertical
            options={MODES.map((value) => ({
              value,
              label: t(`security.balance.mode.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item<LimitValues> noStyle dependencies={['mode']}>
          {({ getFieldValue }) =>
            getFieldValue('mode') === 'above' && (
              <Form.Item
                name="amount"
                label={t('security.balance.amount')}
                rules={[textRule((typed) => !parseYuan(typed) && t('security.balance.invalid'))]}
              >
                <Input prefix="¥" inputMode="decimal" dir="ltr" autoComplete="off" />
              </Form.Item>
            )
          }
        </Form.Item>
      </FormDialog>
      {changing.dialog}
    </>
  );
}
