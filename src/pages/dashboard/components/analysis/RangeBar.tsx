import { useIntl } from '@umijs/max';
import { Button, Flex, Input, type InputRef, Radio } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DashboardRange,
  RANGE_PRESETS,
  type RangeFault,
  rangeFault,
} from '@/domain/console/dashboardRange';
import styles from './RangeBar.module.css';
import type { AnalysisQuery } from './useAnalysisQuery';

interface RangeBarProps {
  asked: AnalysisQuery;
  /** The days that are shown, once they are known. */
  shown: (DashboardRange & { today: string }) | undefined;
  /** What is wrong with the range in the address. */
  fault: RangeFault | undefined;
}

/** Chooses the days of the whole page: by name, or from one day to another. */
export function RangeBar({ asked, shown, fault }: RangeBarProps) {
  const { formatMessage } = useIntl();
  const { range } = asked;
  const start = 'range' in range ? { from: shown?.from ?? '', to: shown?.to ?? '' } : range;
  const [typed, setTyped] = useState<Partial<DashboardRange>>({});
  const [refused, setRefused] = useState<RangeFault>();
  const fields = { from: useRef<InputRef>(null), to: useRef<InputRef>(null) };
  const days = { ...start, ...typed };
  const wrong = refused ?? fault;

  function settle() {
    setTyped({});
    setRefused(undefined);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = rangeFault(days, shown?.today);
    setRefused(found);
    if (found) {
      fields[found.field].current?.focus();
      return;
    }
    settle();
    asked.chooseDays(days);
  }

  return (
    <Flex wrap align="flex-start" gap="8px 16px">
      <Radio.Group
        optionType="button"
        aria-label={formatMessage({ id: 'dashboard.range' })}
        value={'range' in range ? range.range : undefined}
        onChange={({ target }) => {
          settle();
          asked.choosePreset(target.value);
        }}
        options={RANGE_PRESETS.map((value) => ({
          value,
          label: formatMessage({ id: `dashboard.range.${value}` }),
        }))}
      />
      <form className={styles.days} onSubmit={handleSubmit} noValidate>
        {(['from', 'to'] as const).map((name) => (
          <Flex key={name} className={styles.field} component="span" vertical>
            <label className={styles.day} htmlFor={`dashboard-${name}`}>
              {formatMessage({ id: `dashboard.range.${name}` })}
              <Input
                id={`dashboard-${name}`}
                ref={fields[name]}
                type="date"
                max={shown?.today}
                value={days[name]}
                status={wrong?.field === name ? 'error' : ''}
                aria-invalid={wrong?.field === name}
                aria-describedby={`dashboard-${name}-fault`}
                onChange={({ target }) => {
                  setTyped({ ...typed, [name]: target.value });
                  setRefused(undefined);
                }}
              />
            </label>
            <span id={`dashboard-${name}-fault`} role="alert" className={styles.fault}>
              {wrong?.field === name && formatMessage({ id: `dashboard.range.fault.${wrong.fault}` })}
            </span>
          </Flex>
        ))}
        <Button htmlType="submit">{formatMessage({ id: 'dashboard.range.apply' })}</Button>
      </form>
    </Flex>
  );
}
