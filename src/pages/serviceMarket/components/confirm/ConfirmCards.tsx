import { useT } from '@@/texts/order';
import { useLocation } from '@umijs/max';
import { Flex, Switch } from 'antd';
import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { FactItems } from '@/components/FactItems';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { certificationAddress } from '@/components/order/orderAgain';
import { BuyerText, type BuyerTextProps } from '@/components/order/placing/BuyerText';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CertificationStatus, CurrentUser } from '@/domain/account/account';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { dateText } from '@/domain/intlFormats';
import type { Commitment } from '@/domain/order/commitment';
import { ORDER_ERROR } from '@/domain/order/orderError';
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
  const t = useT();
  const location = useLocation();
  const inReview = status === 'submitted' || status === 'reviewing';
  return (
    <Alert
      className={styles.notice}
      type={inReview ? 'info' : 'warning'}
      title={t(inReview ? 'order.confirm.inReview' : 'order.confirm.certification')}
      description={
        <Flex wrap align="center" justify="space-between" gap={8}>
          <span>
            {t(inReview ? 'order.confirm.inReview.description' : 'order.confirm.certification.description')}
          </span>
          <LinkButton type={inReview ? 'default' : 'primary'} to={certificationAddress(location)}>
            {t(inReview ? 'order.confirm.viewCertification' : 'order.confirm.certify')}
          </LinkButton>
        </Flex>
      }
    />
  );
}

/** The account that places the order. */
export function BuyerCard({ user }: { user: CurrentUser }) {
  const t = useT();
  const accountName = useAccountName();
  const { userPhone } = user;
  return (
    <ConfirmCard id="order-whom" title={t('order.confirm.whom')}>
      <Flex className={styles.person} component="dl" wrap gap="12px 48px">
        <FactItems
          facts={[
            [t('order.confirm.account'), accountName(user)],
            [t('order.confirm.phone'), userPhone && <Code key="phone">{userPhone}</Code>],
          ]}
        />
      </Flex>
    </ConfirmCard>
  );
}

/** A text of the buyer in a card of its own. */
export function TextCard({ label, ...field }: BuyerTextProps & { label: string }) {
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card} ${field.isLong ? styles.remark : ''}`}
      component="section"
      vertical
      gap={16}
    >
      <h2>
        <label htmlFor={field.id}>{label}</label>
      </h2>
      <BuyerText {...field} />
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
  const t = useT();
  const id = useId();
  const { at, amount } = commitment?.renewal ?? {};
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} component="section" vertical gap={8}>
      <Flex align="center" justify="space-between" gap={16}>
        <h2>
          <label htmlFor={id}>{t('order.autoRenew')}</label>
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
        {at !== undefined &&
          amount !== undefined &&
          t('order.autoRenew.hint', { date: dateText(t.locale, at), amount: <Money cents={amount} /> })}
      </p>
    </Flex>
  );
}

interface RefusalLinkProps {
  code: number | string | undefined;
  selection: Selection;
}

/** The link that helps to resolve a refusal. */
export function RefusalLink({ code, selection }: RefusalLinkProps) {
  const t = useT();
  const confirmPage = useLocation();
  const link = (to: string, id: TextId<'order'>) => <LinkButton to={to}>{t(id)}</LinkButton>;
  const edit = link(`/serviceMarket/detail${writeSelection(selection)}`, 'order.confirm.edit');
  const buyInstead = writeSelection({ ...selection, orderType: 'new' });
  // Most refusals need no more than their message.
  const links = new Map<typeof code, ReactNode>([
    [ORDER_ERROR.serviceUnavailable, link('/serviceMarket', 'order.toMarket')],
    [ORDER_ERROR.selectionInvalid, edit],
    [ORDER_ERROR.quantityExceeded, edit],
    [ORDER_ERROR.purchaseLimit, link('/usercenter/service', 'order.toServices')],
    [ORDER_ERROR.certificationRequired, link(certificationAddress(confirmPage), 'order.confirm.certify')],
    [ORDER_ERROR.trialRefused, link(`/serviceMarket/detail${buyInstead}`, 'order.confirm.buyInstead')],
  ]);
  return links.get(code);
}
