import { useIntl, useModel } from '@umijs/max';
import { Card, Descriptions, Flex } from 'antd';
import { BeingPrepared } from '@/components/BeingPrepared';
import { Greeting } from '@/components/Greeting';

/** `/usercenter/overview`: who is signed in; what needs their attention joins it with orders and services. */
export default function OverviewPage() {
  const { formatMessage } = useIntl();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;

  const certified = user.certification?.status === 'verified';
  return (
    <Flex vertical gap={24}>
      <Card>
        <Flex vertical gap={24}>
          <Greeting name={user.nickname || user.userName} />
          <Descriptions
            column={{ xs: 1, sm: 2, lg: 3 }}
            items={[
              { key: 'account', label: formatMessage({ id: 'welcome.account' }), children: user.userName },
              {
                key: 'phone',
                label: formatMessage({ id: 'welcome.phone' }),
                children: <bdi dir="ltr">{user.userPhone}</bdi>,
              },
              {
                key: 'certification',
                label: formatMessage({ id: 'welcome.certification' }),
                children: formatMessage({
                  id: certified ? 'welcome.certification.verified' : 'welcome.certification.unverified',
                }),
              },
            ]}
          />
        </Flex>
      </Card>
      <Card>
        <BeingPrepared heading="h2" />
      </Card>
    </Flex>
  );
}
