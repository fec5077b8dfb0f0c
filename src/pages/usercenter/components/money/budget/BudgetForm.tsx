import { useT } from '@@/texts/balance';
import { Checkbox, Form } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import { SubmitForm } from '@/components/form/SubmitForm';
import { useRecordEdit } from '@/components/form/useRecordEdit';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';
import {
  BUDGET_LIMITS,
  BUDGET_PERCENTS,
  type Budget,
  budgetAmountError,
  budgetEndpoints,
} from '@/domain/money/budget';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import { saveBudget } from '@/services/balance';
import { AmountField } from '../AmountField';

interface BudgetValues {
  hasBudget: boolean;
  monthly: string;
  hasAlert: boolean;
  low: string;
}

const toCents = (isOn = false, typed = '') => (isOn ? (parseYuan(typed) ?? null) : null);

const toValues = ({ monthlyAmount, lowBalance }: Budget): BudgetValues => ({
  hasBudget: monthlyAmount !== undefined,
  monthly: monthlyAmount === undefined ? '' : yuanText(monthlyAmount),
  hasAlert: lowBalance !== undefined,
  low: lowBalance === undefined ? '' : yuanText(lowBalance),
});

/** An amount is sent with its switch. */
const GROUPS = [
  ['hasBudget', 'monthly'],
  ['hasAlert', 'low'],
] as const;

/** The monthly budget and the alert about a low balance. */
export function BudgetForm({ budget, onSaved }: { budget: Budget; onSaved: (budget: Budget) => void }) {
  const t = useT();
  const message = useMessage();
  const [form] = Form.useForm<BudgetValues>();
  const initialValues = toValues(budget);
  const hasBudget = Form.useWatch('hasBudget', form) ?? initialValues.hasBudget;
  const hasAlert = Form.useWatch('hasAlert', form) ?? initialValues.hasAlert;
  const label = (name: keyof BudgetValues) =>
    t(name === 'low' || name === 'hasAlert' ? 'budget.low' : 'budget.monthly');
  const edit = useRecordEdit<BudgetValues, Budget>({
    record: budget,
    kind: 'budget',
    endpoint: budgetEndpoints.save,
    toValues,
    save: ({ version }, changes, values) =>
      saveBudget({
        ...('hasBudget' in changes && { monthlyAmount: toCents(values.hasBudget, values.monthly) }),
        ...('hasAlert' in changes && { lowBalance: toCents(values.hasAlert, values.low) }),
        version,
      }),
    groups: GROUPS,
    label,
    text(name, values) {
      if (name === 'monthly' || name === 'low')
        return values[name === 'low' ? 'hasAlert' : 'hasBudget'] ? `¥${values[name]}` : null;
      return values[name] ? null : t('autoTopUp.status.off');
    },
  });

  function check(cents: number | undefined) {
    const error = budgetAmountError(cents);
    const limits = {
      least: formatMoney(BUDGET_LIMITS.least, t.locale),
      most: formatMoney(BUDGET_LIMITS.most, t.locale),
    };
    return error && t(`budget.error.${error}`, limits);
  }

  const percents = new Intl.ListFormat(t.locale).format(BUDGET_PERCENTS.map((percent) => `${percent}%`));
  return (
    <SubmitForm
      form={form}
      draft="budget"
      initialValues={initialValues}
      submitText={t('budget.save')}
      edit={edit}
      onDone={(saved) => {
        form.setFieldsValue(toValues(saved));
        onSaved(saved);
        message.success(t('budget.saved'));
      }}
    >
      <p className={typography.note}>{t('budget.alerts.lead', { percents })}</p>
      <PageLink onlyLink className={layout.touchLink} to="/usercenter/message?tab=settings">
        {t('budget.alerts.channels')}
      </PageLink>
      <CardGrid className={layout.spaceAroundMd} min={200} gap="8px 24px" stretch>
        <div>
          <Form.Item name="hasBudget" valuePropName="checked" noStyle>
            <Checkbox>{t('budget.monthly.switch')}</Checkbox>
          </Form.Item>
          {hasBudget && <AmountField name="monthly" label={label('monthly')} check={check} />}
        </div>
        <div>
          <Form.Item name="hasAlert" valuePropName="checked" noStyle>
            <Checkbox>{t('budget.low.switch')}</Checkbox>
          </Form.Item>
          {hasAlert && <AmountField name="low" label={label('low')} check={check} />}
        </div>
      </CardGrid>
    </SubmitForm>
  );
}
