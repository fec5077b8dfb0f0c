import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleFilled,
} from '@ant-design/icons';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import typography from '@/components/typography.module.css';
import type { Tone } from '@/domain/statusTone';
import styles from './Outcome.module.css';

/** The icon of each tone, and its color among antd's variables. */
const LOOKS: Record<Tone, [icon: typeof CheckCircleFilled, color: string]> = {
  neutral: [MinusCircleFilled, 'text-tertiary'],
  progress: [ClockCircleFilled, 'info'],
  success: [CheckCircleFilled, 'success'],
  warning: [ExclamationCircleFilled, 'warning'],
  danger: [CloseCircleFilled, 'error'],
};

interface OutcomeProps {
  tone: Tone;
  title: string;
  description?: ReactNode;
  /** The main action comes first. */
  actions?: ReactNode;
  /** Shown between the description and the actions. */
  children?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** The outcome of a process; announced when it appears. */
export function Outcome(props: OutcomeProps) {
  const { tone, title, description, actions, children, heading: Heading = 'h1' } = props;
  const [Icon, color] = LOOKS[tone];
  return (
    <Flex className={typography.centred} component="section" vertical align="center" gap={24}>
      <Flex role="status" vertical align="center" gap={8}>
        <Icon aria-hidden className={styles.icon} style={{ color: `var(--ant-color-${color})` }} />
        <Heading>{title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
      </Flex>
      {children}
      {actions && (
        <Flex wrap justify="center" gap={8}>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
