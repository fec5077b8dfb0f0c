import { useT } from '@@/texts/demo';
import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { Code } from '@/components/Code';
import { useTick } from '@/components/useTick';
import { dateFormat, dateText } from '@/domain/intlFormats';
import styles from './Demo.module.css';

interface FieldListProps {
  label: string;
  /** The fields of each record by their labels. */
  items: readonly { key: string; fields: Record<string, ReactNode> }[];
}

/** Records with named fields: one row each on a wide screen, one block each on a phone. */
export function FieldList({ label, items }: FieldListProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {items.map(({ key, fields }) => (
        <li key={key}>
          <CardGrid component="dl" min={120} gap="8px 24px" stretch>
            {Object.entries(fields).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </CardGrid>
        </li>
      ))}
    </ul>
  );
}

/** A code with a copy button. */
export function CopyableCode({ code }: { code: string }) {
  const t = useT();
  const tooltips = [t('demo.copy', { code }), t('demo.copied', { code })];
  return (
    <Typography.Text className={styles.code} copyable={{ text: code, tooltips }}>
      <Code>{code}</Code>
    </Typography.Text>
  );
}

/** A time (Unix milliseconds or ISO 8601) in the user's language, to the second. */
export function TimeText({ at }: { at: number | string }) {
  const { locale } = useIntl();
  const date = new Date(at);
  const time = dateFormat(locale, { timeStyle: 'medium' }).format(date);
  return <time dateTime={date.toISOString()}>{`${dateText(locale, at, { short: true })} ${time}`}</time>;
}

/** The running time of a clock that is ahead of this device's. */
export function RunningTime({ aheadMs }: { aheadMs: number }) {
  useTick(true);
  return <TimeText at={Date.now() + aheadMs} />;
}
