import '@@/texts/secondStep';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { useQuery } from '@/components/query/useQuery';
import { RetryButton } from '@/components/RetryButton';
import { SettingRow } from '@/components/security/SettingRow';
import { fetchSecondStep } from '@/services/secondStep';

/** The setting of the second step with its status. */
export function SecondStepRow() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh } = useQuery(fetchSecondStep);
  const { enabled } = data ?? {};
  return (
    <SettingRow
      icon={<SafetyCertificateOutlined aria-hidden />}
      title={formatMessage({ id: 'secondStep.name' })}
      {...(data && {
        status: {
          tone: enabled ? 'success' : 'neutral',
          text: formatMessage({ id: enabled ? 'secondStep.on' : 'secondStep.off' }),
        },
      })}
      hint={formatMessage({ id: !data && error ? 'secondStep.rowFailed' : 'secondStep.hint' })}
      action={
        !data && error ? (
          <RetryButton error={error} loading={isLoading} onRetry={refresh} />
        ) : (
          {
            to: '/usercenter/security/settings/two-step',
            text: formatMessage({ id: enabled ? 'secondStep.manage' : 'secondStep.open' }),
          }
        )
      }
    />
  );
}
