import { useIntl } from '@umijs/max';
import { partOfDay } from '@/components/partOfDay';

/** Greets by name and time of day; the title of the page it stands on. */
export function Greeting({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <h1 style={{ fontSize: 24, margin: 0 }}>
      {formatMessage({ id: `welcome.${partOfDay(new Date().getHours())}` }, { name })}
    </h1>
  );
}
