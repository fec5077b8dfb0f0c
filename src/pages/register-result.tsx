import { useAccountName } from '@/components/useAccountName';
import '@@/texts/result';
import { useIntl, useModel } from '@umijs/max';
import { Card, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { maskPhone } from '@/domain/account/phone';

/** `/register-result`: the new account and the next steps. */
export default function RegisterResultPage() {
  const accountName = useAccountName();
  const { formatMessage } = useIntl();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;
  const { certification } = user;
  const isVerified = certification.status === 'verified' || certification.before !== undefined;

  return (
    <ConsolePage>
      <Card>
        <StatusPage
          drawing="done"
          title={formatMessage(
            { id: 'result.register.title' },
            { name: accountName(user), phone: maskPhone(user.userPhone) },
          )}
          description={formatMessage({
            id: isVerified ? 'result.register.certified' : 'result.register.next',
          })}
          action={
            <Flex gap={8} wrap justify="center">
              {isVerified ? (
                <LinkButton type="primary" to="/serviceMarket">
                  {formatMessage({ id: 'result.register.toMarket' })}
                </LinkButton>
              ) : (
                <LinkButton type="primary" to="/usercenter/security/certification">
                  {formatMessage({ id: 'result.register.toCertification' })}
                </LinkButton>
              )}
              <LinkButton to="/account/settings">
                {formatMessage({ id: 'result.register.toSettings' })}
              </LinkButton>
              <LinkButton to="/home">{formatMessage({ id: 'state.toHome' })}</LinkButton>
            </Flex>
          }
        />
      </Card>
    </ConsolePage>
  );
}
