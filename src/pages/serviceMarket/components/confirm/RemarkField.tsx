import { useIntl } from '@umijs/max';
import { Flex, Input } from 'antd';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { REMARK_MAX_LENGTH } from '@/domain/order/order';
import styles from './ConfirmOrder.module.css';

interface RemarkFieldProps {
  value: string;
  tooLong: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** What the provider should know. Too long a text is said so and kept, not cut off behind the person's back. */
export function RemarkField({ value, tooLong, disabled, onChange }: RemarkFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card} ${styles.remark}`}
      component="section"
      vertical
      gap={16}
    >
      <h2>
        <label htmlFor="order-remark">{formatMessage({ id: 'order.confirm.remark' })}</label>
      </h2>
      <Input.TextArea
        id="order-remark"
        value={value}
        disabled={disabled}
        rows={3}
        count={{ show: true, max: REMARK_MAX_LENGTH, strategy: (text) => text.length }}
        placeholder={formatMessage({ id: 'order.confirm.remark.hint' })}
        status={tooLong ? 'error' : undefined}
        aria-invalid={tooLong}
        aria-describedby="order-remark-error"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="order-remark-error" role="alert" className={typography.error} hidden={!tooLong}>
        {tooLong && formatMessage({ id: 'order.confirm.remark.tooLong' }, { max: REMARK_MAX_LENGTH })}
      </p>
    </Flex>
  );
}
