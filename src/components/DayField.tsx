import { Input, type InputProps } from 'antd';
import { lazy, type Ref, Suspense } from 'react';
import { whenIdle } from '@/browser/idle';

// The calendar is heavy: the page comes first.
const DayPicker = lazy(() => whenIdle().then(() => import('./DayPicker')));

/** Days before today that the date filters offer. */
export const RECENT_DAYS = [0, 7, 30, 90];

export interface DayFieldProps extends Pick<InputProps, 'className' | 'disabled' | 'id' | 'size' | 'status'> {
  /** `YYYY-MM-DD`; empty without a day. */
  value?: string;
  onChange?: (day: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** Days before today that can be chosen with one click. */
  daysAgo?: readonly number[];
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** A day, typed or chosen from a calendar in the language of the portal. */
export function DayField(props: DayFieldProps) {
  const { id, className, size, value } = props;
  return (
    <Suspense fallback={<Input id={id} className={className} size={size} value={value} readOnly />}>
      <DayPicker {...props} />
    </Suspense>
  );
}
