import { Link, useIntl } from '@umijs/max';
import { Checkbox, Form } from 'antd';
import { SubmitForm } from '@/components/form/SubmitForm';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import typography from '@/components/typography.module.css';
import { BUDGET_LIMITS, BUDGET_PERCENTS, type Budget, budgetAmountError } from '@/domain/money/budget';
import { formatMoney, parseYuan, yuanText } from '@/domain/money/money';
import { saveBudget } from '@/services/balance';
import { AmountField } from '../AmountField';
import styles from './Budget.module.css';

interface BudgetValues {
  hasBudget: boolean;
  monthly: string;
  hasAlert: boolean;
  low: string;
}

const toCents = (isOn: boolean, typed: string) => (isOn ? (parseYuan(typed) ?? null) : null);

/** The monthly budget and the alert about a low balance. */
export function BudgetForm({ budget, onSaved }: { budget: Budget; onSaved: (budget: Budget) => void }) {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const [form] = Form.useForm<BudgetValues>();
  const { monthlyAmount, lowBalance } = budget;
  const hasBudget = Form.useWatch('hasBudget', form) ?? monthlyAmount !== undefined;
  const hasAlert = Form.useWatch('hasAlert', form) ?? lowBalance !== undefined;

  function check(cents: number | undefined) {
    const error = budgetAmountError(cents);
    const limits = {
      least: formatMoney(BUDGET_LIMITS.least, locale),
      most: formatMoney(BUDGET_LIMITS.most, locale),
    };
    return error && formatMessage({ id: `budget.error.${error}` }, limits);
  }

  const percents = new Intl.ListFormat(locale).format(BUDGET_PERCENTS.map((percent) => `${percent}%`));
  return (
    <SubmitForm
      form={form}
      draft="budget"
      initialValues={{
        hasBudget,
        hasAlert,
        monthly: monthlyAmount === undefined ? '' : yuanText(monthlyAmount),
        low: lowBalance === undefined ? '' : yuanText(lowBalance),
      }}
      submitText={formatMessage({ id: 'budget.save' })}
      onSave={(values) =>
        saveBudget({
          monthlyAmount: toCents(values.hasBudget, values.monthly),
          lowBalance: toCents(values.hasAlert, values.low),
        })
      }
      onDone={(saved) => {
        onSaved(saved);
        message.success(formatMessage({ id: 'budget.saved' }));
      }}
    >
      <p className={typography.note}>{formatMessage({ id: 'budget.alerts.lead' }, { percents })}</p>
      <Link className={layout.touchLink} to="/usercenter/message?tab=settings">
        {formatMessage({ id: 'budget.alerts.channels' })}
      </Link>
      <div className={styles.fields}>
        <div>
          <Form.Item name="hasBudget" valuePropName="checked" noStyle>
            <Checkbox className={styles.check}>{formatMessage({ id: 'budget.monthly.switch' })}</Checkbox>
          </Form.Item>
          {hasBudget && (
            <AmountField name="monthly" label={formatMessage({ id: 'budget.monthly' })} check={check} />
          )}
        </div>
        <div>
          <Form.Item name="hasAlert" valuePropName="checked" noStyle>
            <Checkbox className={styles.check}>{formatMessage({ id: 'budget.low.switch' })}</Checkbox>
          </Form.Item>
          {hasAlert && <AmountField name="low" label={formatMessage({ id: 'budget.low' })} check={check} />}
        </div>
      </div>
    </SubmitForm>
  );
}
