import { useIntl } from '@umijs/max';
import { Alert, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';

/** What to do about a sign-in that one does not recognise. */
export function UnrecognizedSignIn() {
  const { formatMessage } = useIntl();
  return (
    <Alert
      className={layout.spaceBeforeLg}
      type="info"
      showIcon
      title={<bdi>{formatMessage({ id: 'security.notYou.title' })}</bdi>}
      description={
        <>
          <p className={layout.spaceAfterSm}>{formatMessage({ id: 'security.notYou.text' })}</p>
          <Flex wrap gap={8}>
            <LinkButton to="/usercenter/security/settings/change-password">
              {formatMessage({ id: 'security.password.change' })}
            </LinkButton>
            <LinkButton to="/usercenter/security/settings/change-phone">
              {formatMessage({ id: 'security.phone.change' })}
            </LinkButton>
          </Flex>
        </>
      }
    />
  );
}
