import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { StatusTag } from '@/components/StatusTag';
import type { CurrentUser } from '@/domain/account/account';
import { certificationStanding } from './certificationStanding';

/** Who is signed in. */
export function OverviewAccount({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const { standing, tone } = certificationStanding(user.certification?.status);
  return (
    <Flex component="dl" wrap gap="8px 32px">
      <Flex align="center" gap={8}>
        <dt>{formatMessage({ id: 'welcome.account' })}</dt>
        <dd>{user.userName}</dd>
      </Flex>
      {user.userPhone && (
        <Flex align="center" gap={8}>
          <dt>{formatMessage({ id: 'welcome.phone' })}</dt>
          <dd>
            <bdi dir="ltr">{user.userPhone}</bdi>
          </dd>
        </Flex>
      )}
      <Flex align="center" gap={8}>
        <dt>{formatMessage({ id: 'welcome.certification' })}</dt>
        <dd>
          <StatusTag
            tone={tone}
            text={formatMessage({ id: `usercenter.overview.certification.${standing}` })}
          />
        </dd>
      </Flex>
    </Flex>
  );
}
