import { FormattedMessage, useIntl, useLocation } from '@umijs/max';
import { Alert, Flex, Input, Switch } from 'antd';
import { type PropsWithChildren, useId } from 'react';
import { textCount } from '@/components/form/textCount';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { certificationAddress } from '@/components/order/orderAgain';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CertificationStatus, CurrentUser } from '@/domain/account/account';
import { countCharacters } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import type { Commitment } from '@/domain/order/commitment';
import styles from './ConfirmOrder.module.css';

interface ConfirmCardProps extends PropsWithChildren {
  id: string;
  title: string;
}

/** A titled card of the confirmation page. */
export function ConfirmCard({ id, title, children }: ConfirmCardProps) {
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </Flex>
  );
}

/** Shown while the buyer's identity is not verified. The link leads back to this order. */
export function CertificationNotice({ status }: { status: CertificationStatus }) {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const inReview = status === 'submitted' || status === 'reviewing';
  return (
    <Alert
      className={styles.notice}
      type={inReview ? 'info' : 'warning'}
      showIcon
      title={formatMessage({ id: inReview ? 'order.confirm.inReview' : 'order.confirm.certification' })}
      description={
        <Flex wrap align="center" justify="space-between" gap={8}>
          <span>
            {formatMessage({
              id: inReview ? 'order.confirm.inReview.description' : 'order.confirm.certification.description',
            })}
          </span>
          <LinkButton type={inReview ? 'default' : 'primary'} to={certificationAddress(location)}>
            {formatMessage({ id: inReview ? 'order.confirm.viewCertification' : 'order.confirm.certify' })}
          </LinkButton>
        </Flex>
      }
    />
  );
}

/** The account that places the order. */
export function BuyerCard({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const accountName = useAccountName();
  const { userPhone } = user;
  return (
    <ConfirmCard id="order-whom" title={formatMessage({ id: 'order.confirm.whom' })}>
      <Flex className={styles.person} component="dl" wrap gap="12px 48px">
        <div>
          <dt>{formatMessage({ id: 'order.confirm.account' })}</dt>
          <dd>{accountName(user)}</dd>
        </div>
        {userPhone && (
          <div>
            <dt>{formatMessage({ id: 'order.confirm.phone' })}</dt>
            <dd>
              <bdi dir="ltr">{userPhone}</bdi>
            </dd>
          </div>
        )}
      </Flex>
    </ConfirmCard>
  );
}

interface TextCardProps {
  id: string;
  label: string;
  /** Shown in the field, or below it. */
  placeholder?: string;
  hint?: string;
  value: string;
  maxLength: number;
  isLong?: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** A text of the buyer. One over the limit shows an error and is kept. */
export function TextCard({ id, label, hint, value, maxLength, isLong, onChange, ...props }: TextCardProps) {
  const { formatMessage } = useIntl();
  const tooLong = countCharacters(value) > maxLength;
  const field = {
    id,
    value,
    count: textCount(maxLength),
    status: tooLong ? ('error' as const) : undefined,
    'aria-invalid': tooLong,
    'aria-describedby': `${id}-hint ${id}-error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...props,
  };
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card} ${isLong ? styles.remark : ''}`}
      component="section"
      vertical
      gap={16}
    >
      <h2>
        <label htmlFor={id}>{label}</label>
      </h2>
      {isLong ? <Input.TextArea rows={3} {...field} /> : <Input autoComplete="off" {...field} />}
      {hint && (
        <p id={`${id}-hint`} className={typography.note}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className={typography.error} hidden={!tooLong}>
        {tooLong && formatMessage({ id: 'order.confirm.tooLong' }, { max: maxLength })}
      </p>
    </Flex>
  );
}

interface RenewalCardProps {
  checked: boolean;
  /** Missing until the price is known. */
  commitment: Commitment | undefined;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns on automatic renewal, with when and how much it would charge. */
export function RenewalCard({ checked, commitment, disabled, onChange }: RenewalCardProps) {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const { at, amount } = commitment?.renewal ?? {};
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} component="section" vertical gap={8}>
      <Flex align="center" justify="space-between" gap={16}>
        <h2>
          <label htmlFor={id}>{formatMessage({ id: 'order.autoRenew' })}</label>
        </h2>
        <Switch
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={onChange}
        />
      </Flex>
      <p id={`${id}-hint`} className={typography.note}>
        {at !== undefined && amount !== undefined && (
          <FormattedMessage
            id="order.autoRenew.hint"
            values={{ date: dateText(locale, at), amount: <Money cents={amount} /> }}
          />
        )}
      </p>
    </Flex>
  );
}
