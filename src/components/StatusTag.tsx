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
  /** Neutral for the unknown status of a newer server. */
  tone: Tone | undefined;
  text: string;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

/** A status as text, icon and colour (domain/statusTone.ts). */
export function StatusTag({ tone, text, icon }: StatusTagProps) {
  const look = LOOKS[tone ?? 'neutral'];
  return (
    <Tag color={look.color} icon={icon ?? look.icon}>
      {/* The colour of the tone has too little contrast for text. */}
      <span style={{ color: 'var(--ant-color-text)' }}>{text}</span>
    </Tag>
  );
}
