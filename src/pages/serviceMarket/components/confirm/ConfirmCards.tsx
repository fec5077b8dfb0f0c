import { useT } from '@@/texts/order';
import { useLocation } from '@umijs/max';
import { Flex, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { FactItems } from '@/components/FactItems';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { certificationAddress } from '@/components/order/orderAgain';
import { BuyerText, type BuyerTextProps } from '@/components/order/placing/BuyerText';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CertificationStatus, CurrentUser } from '@/domain/account/account';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { dateText } from '@/domain/intlFormats';
import type { Commitment } from '@/domain/order/commitment';
import { ORDER_ERROR } from '@/domain/order/orderError';

/** Shown while the buyer's identity is not verified. The link leads back to this order. */
export function CertificationNotice({ status }: { status: CertificationStatus }) {
  const t = useT();
  const location = useLocation();
  const inReview = status === 'submitted' || status === 'reviewing';
  return (
    <Alert
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
export function BuyerFacts({ user }: { user: CurrentUser }) {
  const t = useT();
  const accountName = useAccountName();
  const { userPhone } = user;
  return (
    <Flex component="dl" wrap gap="12px 48px">
      <FactItems
        facts={[
          [t('order.confirm.account'), accountName(user)],
          [t('order.confirm.phone'), userPhone && <Code key="phone">{userPhone}</Code>],
        ]}
      />
    </Flex>
  );
}

/** A text of the buyer with its label. */
export const LabelledText = ({ label, ...field }: BuyerTextProps & { label: string }) => (
  <Flex vertical gap={4}>
    <label htmlFor={field.id}>{label}</label>
    <BuyerText {...field} />
  </Flex>
);

interface RenewalSectionProps {
  checked: boolean;
  /** Missing until the price is known. */
  commitment: Commitment | undefined;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns on automatic renewal, with when and how much it would charge. */
export function RenewalSection({ checked, commitment, disabled, onChange }: RenewalSectionProps) {
  const t = useT();
  const id = useId();
  const { at, amount } = commitment?.renewal ?? {};
  return (
    <Section
      title={<label htmlFor={id}>{t('order.autoRenew')}</label>}
      actions={
        <Switch
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={onChange}
        />
      }
    >
      <p id={`${id}-hint`} className={typography.secondary}>
        {at !== undefined && amount !== undefined
          ? t('order.autoRenew.hint', { date: dateText(t.locale, at), amount: <Money cents={amount} /> })
          : // As high as the line that comes.
            '\u00a0'}
      </p>
    </Section>
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
