import { useIntl } from '@umijs/max';
import { StatusTag } from '@/components/StatusTag';
import type { CurrentUser } from '@/domain/account/account';
import { certificationStanding } from './certificationStanding';
import styles from './Overview.module.css';

/** Who is signed in. */
export function OverviewAccount({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const { standing, tone } = certificationStanding(user.certification?.status);
  return (
    <dl className={styles.account}>
      <div>
        <dt>{formatMessage({ id: 'welcome.account' })}</dt>
        <dd>{user.userName}</dd>
      </div>
      {user.userPhone && (
        <div>
          <dt>{formatMessage({ id: 'welcome.phone' })}</dt>
          <dd>
            <bdi dir="ltr">{user.userPhone}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{formatMessage({ id: 'welcome.certification' })}</dt>
        <dd>
          <StatusTag
            tone={tone}
            text={formatMessage({ id: `usercenter.overview.certification.${standing}` })}
          />
        </dd>
      </div>
    </dl>
  );
}
