import { AlertOutlined, InfoCircleOutlined, ToolOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { AnnouncementSummary } from '@/domain/content/announcement';
import { ANNOUNCEMENT_SEVERITY_TONE } from '@/domain/statusTone';
import { StatusTag } from '../StatusTag';

const ICONS = {
  info: <InfoCircleOutlined aria-hidden />,
  maintenance: <ToolOutlined aria-hidden />,
  urgent: <AlertOutlined aria-hidden />,
};

/** The severity of an announcement (texts in locales/zh-CN/announcement). */
export function SeverityTag({ severity }: { severity: AnnouncementSummary['severity'] }) {
  const { formatMessage } = useIntl();
  return (
    <StatusTag
      tone={ANNOUNCEMENT_SEVERITY_TONE[severity]}
      icon={ICONS[severity]}
      text={formatMessage({ id: `announcement.severity.${severity}` })}
    />
  );
}
