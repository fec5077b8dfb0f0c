import { ConfigProvider, DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type InputEvent, useContext } from 'react';
import { accountingDay, shiftDay } from '@/domain/calendar';
import { relativeFormat } from '@/domain/intlFormats';
import type { DayFieldProps } from './DayField';
import { toPickerValue } from './zoneDays';

const FORMAT = 'YYYY-MM-DD';

/** An unreadable text counts as no day. */
function toDay(text: string | undefined): Dayjs | null {
  const day = text ? toPickerValue(text) : null;
  return day?.isValid() ? day : null;
}

/** The calendar of `DayField`. */
export default function DayPicker({ value, onChange, min, max, daysAgo, ref, ...props }: DayFieldProps) {
  // The language of the calendar itself.
  const relative = relativeFormat(useContext(ConfigProvider.ConfigContext).locale?.locale ?? 'en');

  // antd ignores an emptied input until it is left, and then restores the day.
  function handleInput({ target }: InputEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.value === '') onChange?.('');
  }

  return (
    <span style={{ display: 'contents' }} onInput={handleInput}>
      <DatePicker
        {...props}
        // antd's own ref type is wider.
        ref={ref as never}
        format={FORMAT}
        placeholder={FORMAT}
        // Emptied by typing: antd's button has the name of the button that clears all filters.
        allowClear={false}
        value={toDay(value)}
        minDate={toDay(min) ?? undefined}
        maxDate={toDay(max) ?? undefined}
        presets={daysAgo?.map((days) => ({
          label: relative.format(-days, 'day'),
          value: () => toPickerValue(shiftDay(accountingDay(Date.now()), -days)),
        }))}
        // Also called for a typed day before the input is left.
        onCalendarChange={(day) => !Array.isArray(day) && day && onChange?.(day.format(FORMAT))}
        onChange={(day) => onChange?.(day ? day.format(FORMAT) : '')}
      />
    </span>
  );
}
