import { useT } from '@@/texts/announcement';
import { AlertOutlined, InfoCircleOutlined, ToolOutlined } from '@ant-design/icons';
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
  const t = useT();
  return (
    <StatusTag
      tone={ANNOUNCEMENT_SEVERITY_TONE[severity]}
      icon={ICONS[severity]}
      text={t(`announcement.severity.${severity}`)}
    />
  );
}
