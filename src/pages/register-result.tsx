import { useT } from '@@/texts/result';
import { useModel } from '@umijs/max';
import { Card, Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { useAccountName } from '@/components/useAccountName';
import { maskPhone } from '@/domain/account/phone';

/** `/register-result`: the new account and the next steps. */
export default function RegisterResultPage() {
  const accountName = useAccountName();
  const t = useT();
  const user = useModel('@@initialState').initialState?.currentUser;
  if (!user) return null;
  const { certification } = user;
  const isVerified = certification.status === 'verified' || certification.before !== undefined;

  return (
    <ConsolePage>
      <Card>
        <StatusPage
          drawing="done"
          title={t('result.register.title', { name: accountName(user), phone: maskPhone(user.userPhone) })}
          description={t(isVerified ? 'result.register.certified' : 'result.register.next')}
          action={
            <Flex gap={8} wrap justify="center">
              {isVerified ? (
                <LinkButton type="primary" to="/serviceMarket">
                  {t('result.register.toMarket')}
                </LinkButton>
              ) : (
                <LinkButton type="primary" to="/usercenter/security/certification">
                  {t('result.register.toCertification')}
                </LinkButton>
              )}
              <LinkButton to="/account/settings">{t('result.register.toSettings')}</LinkButton>
              <LinkButton to="/home">{t('state.toHome')}</LinkButton>
            </Flex>
          }
        />
      </Card>
    </ConsolePage>
  );
}
