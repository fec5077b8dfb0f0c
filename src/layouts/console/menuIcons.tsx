import {
  CheckCircleOutlined,
  CrownOutlined,
  DashboardOutlined,
  FormOutlined,
  HighlightOutlined,
  ProfileOutlined,
  SmileOutlined,
  TableOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ConsoleMenuIcon } from '../../../config/routes';

/** The icons of the menu groups. */
export const menuIcons: Record<ConsoleMenuIcon, ReactNode> = {
  smile: <SmileOutlined aria-hidden />,
  dashboard: <DashboardOutlined aria-hidden />,
  form: <FormOutlined aria-hidden />,
  table: <TableOutlined aria-hidden />,
  profile: <ProfileOutlined aria-hidden />,
  checkCircle: <CheckCircleOutlined aria-hidden />,
  warning: <WarningOutlined aria-hidden />,
  user: <UserOutlined aria-hidden />,
  highlight: <HighlightOutlined aria-hidden />,
  crown: <CrownOutlined aria-hidden />,
};
