import '@@/texts/privacy';
import { FileProtectOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { SettingList, SettingRow } from '@/components/security/SettingRow';
import { CLOSING_DAYS } from '@/domain/account/closing';

const SETTINGS = '/usercenter/security/settings';

/** Links to what a user decides about their data and the account as a whole. */
export function AccountDataCard() {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <h2>{formatMessage({ id: 'privacy.settings' })}</h2>
      <SettingList>
        <SettingRow
          icon={<FileProtectOutlined aria-hidden />}
          title={formatMessage({ id: 'title.usercenter.privacy' })}
          hint={formatMessage({ id: 'privacy.settings.dataHint' })}
          action={{ to: `${SETTINGS}/privacy`, text: formatMessage({ id: 'privacy.settings.data' }) }}
        />
        <SettingRow
          icon={<UserDeleteOutlined aria-hidden />}
          title={formatMessage({ id: 'title.usercenter.closeAccount' })}
          hint={formatMessage({ id: 'privacy.settings.closeHint' }, { days: CLOSING_DAYS })}
          action={{ to: `${SETTINGS}/close-account`, text: formatMessage({ id: 'privacy.settings.close' }) }}
        />
      </SettingList>
    </Card>
  );
}
