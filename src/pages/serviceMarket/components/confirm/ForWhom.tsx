import { Link, useIntl } from '@umijs/max';
import { Alert } from 'antd';
import type { CurrentUser } from '@/domain/account/account';
import { isCertified } from '@/domain/certification/certificationMachine';
import styles from './ConfirmOrder.module.css';

interface ForWhomProps {
  user: CurrentUser;
  /** The service is only for people whose identity has been verified. */
  needsCertification: boolean;
}

/** Whose account the order is for, and whether that account may order it. */
export function ForWhom({ user, needsCertification }: ForWhomProps) {
  const { formatMessage } = useIntl();
  const { userName, nickname, userPhone, certification } = user;
  return (
    <section className={styles.card} aria-labelledby="order-whom">
      <h2 id="order-whom" className={styles.heading}>
        {formatMessage({ id: 'order.confirm.whom' })}
      </h2>
      <dl className={styles.person}>
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
      </dl>
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
    </section>
  );
}
