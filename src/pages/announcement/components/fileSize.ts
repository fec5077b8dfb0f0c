import { numberFormat } from '@/domain/intlFormats';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes for a locale, in units of a thousand: "1.2kB". */
export function formatFileSize(bytes: number, locale: string): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1) : 0;
  const unit = UNITS[step] ?? 'byte';
  const format = { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 } as const;
  return numberFormat(locale, format).format(bytes / 1000 ** step);
}
