import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { type FocusEvent, lazy, type Ref, Suspense, useRef } from 'react';
import { whenIdle } from '@/browser/idle';

// The calendar is heavy: the page comes first.
const DayPicker = lazy(() => whenIdle().then(() => import('./DayPicker')));

/** Days before today that the date filters offer. */
export const RECENT_DAYS = [0, 7, 30, 90];

/** A day (`2026-11-20`), a day with a time (`2026-11-20T09:30`) or a time (`09:30`). */
export type PickedKind = 'day' | 'dateTime' | 'time';

/** How each kind is shown. */
const FORMATS: Record<PickedKind, string> = {
  day: 'YYYY-MM-DD',
  dateTime: 'YYYY-MM-DD HH:mm',
  time: 'HH:mm',
};

export interface DayFieldProps extends Pick<InputProps, 'className' | 'disabled' | 'id' | 'size' | 'status'> {
  /** A day by default. */
  kind?: PickedKind;
  /** As its kind says; empty without one. */
  value?: string;
  onChange?: (day: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** Days before today that can be chosen with one click. */
  daysAgo?: readonly number[];
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** A day or a time, typed or chosen from a calendar in the language of the portal. */
export function DayField(props: DayFieldProps) {
  const { kind = 'day', id, className, disabled, size, value } = props;
  const hadFocus = useRef(false);
  // The loaded field takes over the focus, unless it has moved on.
  const loading = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current &&= relatedTarget === null;
    },
  };
  const format = FORMATS[kind];
  const Icon = kind === 'time' ? ClockCircleOutlined : CalendarOutlined;
  const icon = <Icon aria-hidden style={{ color: 'var(--ant-color-text-quaternary)' }} />;
  return (
    <Suspense
      fallback={
        <Input
          {...loading}
          id={id}
          className={className}
          size={size}
          disabled={disabled}
          value={value?.replace('T', ' ')}
          placeholder={format}
          suffix={icon}
          // As wide as the calendar's field.
          htmlSize={format.length + 2}
          style={kind === 'day' && !className ? { inlineSize: 'auto' } : undefined}
          aria-label={props['aria-label']}
          readOnly
        />
      }
    >
      <DayPicker {...props} kind={kind} hadFocus={hadFocus} format={format} suffixIcon={icon} />
    </Suspense>
  );
}
