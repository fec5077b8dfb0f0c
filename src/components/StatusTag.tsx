import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Tone } from '@/domain/statusTone';

const LOOKS = {
  neutral: { color: 'default', icon: <MinusCircleOutlined aria-hidden /> },
  progress: { color: 'processing', icon: <ClockCircleOutlined aria-hidden /> },
  success: { color: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  warning: { color: 'warning', icon: <ExclamationCircleOutlined aria-hidden /> },
  danger: { color: 'error', icon: <CloseCircleOutlined aria-hidden /> },
} as const;

interface StatusTagProps {
  tone: Tone;
  text: string;
  /** In place of the tone's own, where another says more. */
  icon?: ReactNode;
}

/** The one way a status is shown: a word, an icon and a colour of the product's one map (domain/statusTone.ts). */
export function StatusTag({ tone, text, icon }: StatusTagProps) {
  const look = LOOKS[tone];
  return (
    <Tag color={look.color} icon={icon ?? look.icon}>
      {/* The tone's own colour is under AA for words; the icon and the ground carry it. */}
      <span style={{ color: 'var(--ant-color-text)' }}>{text}</span>
    </Tag>
  );
}
