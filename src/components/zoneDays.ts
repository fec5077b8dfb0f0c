import '@@/languages/dayjs';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { TIME_ZONE } from '@/domain/calendar';

// Where antd's pickers take "today" and "now" from, for their marks, presets and buttons.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault(TIME_ZONE);

/** A day or a time of the portal's zone as a picker shows it. As UTC, because no clock skips hours or days there. */
export const toPickerValue = (text: string): Dayjs => dayjs.utc(text);
