import { Link, useIntl } from '@umijs/max';
import { Alert, Flex } from 'antd';
import panelStyles from '@/components/panel.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { isCertified } from '@/domain/certification/certificationMachine';
import styles from './ConfirmOrder.module.css';

interface BuyerCardProps {
  user: CurrentUser;
  /** The service is only for people whose identity has been verified. */
  needsCertification: boolean;
}

/** Whose account the order is for, and whether that account may order it. */
export function BuyerCard({ user, needsCertification }: BuyerCardProps) {
  const { formatMessage } = useIntl();
  const { userName, nickname, userPhone, certification } = user;
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby="order-whom"
    >
      <h2 id="order-whom">{formatMessage({ id: 'order.confirm.whom' })}</h2>
      <Flex className={styles.person} component="dl" wrap gap="12px 48px">
        <div>
          <dt>{formatMessage({ id: 'order.confirm.account' })}</dt>
          <dd>{nickname || userName}</dd>
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
      {needsCertification && !isCertified(certification) && (
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'order.confirm.certification' })}
          action={
            <Link to="/usercenter/security/certification">
              {formatMessage({ id: 'order.confirm.certify' })}
            </Link>
          }
        />
      )}
    </Flex>
  );
}
