import {
  BellOutlined,
  CustomerServiceOutlined,
  FileTextOutlined,
  IdcardOutlined,
  LockOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  RollbackOutlined,
  ShoppingOutlined,
  TagOutlined,
} from '@ant-design/icons';
import type { MessageTopic } from '@/domain/message/message';

const ICONS: Record<MessageTopic, typeof BellOutlined> = {
  order: FileTextOutlined,
  payment: PayCircleOutlined,
  refund: RollbackOutlined,
  certification: IdcardOutlined,
  service: ShoppingOutlined,
  support: CustomerServiceOutlined,
  security: LockOutlined,
  announcement: NotificationOutlined,
  promotion: TagOutlined,
};

/** The icon of a topic; a bell for the unknown topic of a newer server. */
export function TopicIcon({ topic }: { topic: MessageTopic }) {
  const Icon = ICONS[topic] ?? BellOutlined;
  return <Icon aria-hidden />;
}
