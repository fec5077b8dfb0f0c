import { useIntl } from '@umijs/max';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns the part of the day of a local hour (0 to 23). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** A greeting by name and time of day, as the page's title. */
export function Greeting({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <h1 style={{ fontSize: 24, margin: 0 }}>
      {formatMessage({ id: `welcome.${partOfDay(new Date().getHours())}` }, { name })}
    </h1>
  );
}
