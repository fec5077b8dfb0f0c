import { useIntl } from '@umijs/max';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits an hour (0 to 23) of the reader's own day. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Greets by name and time of day; the title of the page it stands on. */
export function Greeting({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <h1 style={{ fontSize: 24, margin: 0 }}>
      {formatMessage({ id: `welcome.${partOfDay(new Date().getHours())}` }, { name })}
    </h1>
  );
}
