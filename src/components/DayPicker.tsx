import { ConfigProvider, DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
} from 'react';
import { accountingDay, shiftDay } from '@/domain/calendar';
import { currentTime } from '@/domain/currentTime';
import { relativeFormat } from '@/domain/intlFormats';
import type { DayFieldProps, PickedKind } from './DayField';
import { toPickerValue } from './zoneDays';

/** How each kind is stored. */
const STORED_FORMATS: Record<PickedKind, string> = {
  day: 'YYYY-MM-DD',
  dateTime: 'YYYY-MM-DDTHH:mm',
  time: 'HH:mm',
};

/** An unreadable text counts as none. */
function toMoment(text: string | undefined, kind: PickedKind = 'day'): Dayjs | null {
  const moment = text ? toPickerValue(kind === 'time' ? `2000-01-01T${text}` : text) : null;
  return moment?.isValid() ? moment : null;
}

interface DayPickerProps extends DayFieldProps {
  /** How the kind is shown. */
  format: string;
  suffixIcon: ReactNode;
  /** Whether the field had the focus while this was loaded. */
  hadFocus: RefObject<boolean>;
}

/** The calendar of `DayField`. */
export default function DayPicker({
  kind = 'day',
  value,
  onChange,
  min,
  max,
  daysAgo,
  format,
  hadFocus,
  ref,
  ...props
}: DayPickerProps) {
  const stored = STORED_FORMATS[kind];
  const isOpen = useRef(false);
  // The language of the calendar itself.
  const relative = relativeFormat(useContext(ConfigProvider.ConfigContext).locale?.locale ?? 'en');

  // antd ignores an emptied input until it is left, and then restores the day.
  function handleInput({ target }: InputEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.value === '') onChange?.('');
  }

  // Escape closes the calendar, not the dialog around it.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen.current) event.stopPropagation();
  }

  const shared = {
    ...props,
    // antd's own ref type is wider.
    ref: ref as never,
    autoFocus: hadFocus.current,
    format,
    placeholder: format,
    // Emptied by typing: antd's button has the name of the button that clears all filters.
    allowClear: false,
    needConfirm: false,
    value: toMoment(value, kind),
    // Also called for a typed moment before the input is left.
    onCalendarChange: (moment: unknown) => dayjs.isDayjs(moment) && onChange?.(moment.format(stored)),
    onChange: (moment: unknown) => onChange?.(dayjs.isDayjs(moment) ? moment.format(stored) : ''),
    onOpenChange: (open: boolean) => {
      isOpen.current = open;
    },
  };
  const style = kind === 'day' ? undefined : { inlineSize: '100%' };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The events are those of the input.
    <span style={{ display: 'contents' }} onInput={handleInput} onKeyDown={handleKeyDown}>
      {kind === 'time' ? (
        <TimePicker {...shared} style={style} />
      ) : (
        <DatePicker
          {...shared}
          style={style}
          showTime={kind === 'dateTime' && { format: 'HH:mm' }}
          minDate={toMoment(min) ?? undefined}
          maxDate={toMoment(max) ?? undefined}
          presets={daysAgo?.map((days) => ({
            label: relative.format(-days, 'day'),
            value: () => toPickerValue(shiftDay(accountingDay(currentTime()), -days)),
          }))}
        />
      )}
    </span>
  );
}
