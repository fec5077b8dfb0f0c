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

const ICONS: Record<Tone, typeof CheckCircleFilled> = {
  neutral: MinusCircleFilled,
  progress: ClockCircleFilled,
  success: CheckCircleFilled,
  warning: ExclamationCircleFilled,
  danger: CloseCircleFilled,
};

interface OutcomeProps {
  tone: Tone;
  title: string;
  description?: ReactNode;
  /** The ways on, the main one first. */
  actions?: ReactNode;
  /** More about it, between the words and the ways on. */
  children?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** How something ended, or what it waits for: an icon, plain words, and the ways on. Read out when it appears. */
export function Outcome(props: OutcomeProps) {
  const { tone, title, description, actions, children, heading: Heading = 'h1' } = props;
  const Icon = ICONS[tone];
  return (
    <Flex className={typography.centred} component="section" vertical align="center" gap={24}>
      <Flex role="status" vertical align="center" gap={8}>
        <Icon aria-hidden className={`${styles.icon} ${styles[tone]}`} />
        <Heading className={styles.title}>{title}</Heading>
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
