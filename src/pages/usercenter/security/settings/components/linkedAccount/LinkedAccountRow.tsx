import '@@/texts/linkedAccount';
import { LinkOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { SettingRow } from '@/components/security/SettingRow';

/** The setting of the linked accounts. */
export function LinkedAccountRow() {
  const { formatMessage } = useIntl();
  return (
    <SettingRow
      icon={<LinkOutlined aria-hidden />}
      title={formatMessage({ id: 'title.usercenter.linkedAccount' })}
      hint={formatMessage({ id: 'linked.lead' })}
      action={{
        to: '/usercenter/security/settings/linked-account',
        text: formatMessage({ id: 'linked.manage' }),
      }}
    />
  );
}
