import '@@/languages/dayjs';
import { settings } from '@@/languages/settings';
import dayjs from 'dayjs';

const languages: Record<string, { momentLocale?: string | undefined }> = settings;

/** Returns the day with which a language's weeks begin, as in the date pickers; 0 is Sunday. */
export const firstWeekday = (language: string): number =>
  dayjs(0)
    .locale(languages[language]?.momentLocale ?? 'en')
    .startOf('week')
    .day();
