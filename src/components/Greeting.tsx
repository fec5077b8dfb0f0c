import { useT } from '@@/texts/welcome';
import { deviceHour } from '@/domain/calendar';
import { partOfDay } from './partOfDay';

/** A greeting by name and time of day, as the page's title. */
export function Greeting({ name }: { name: string }) {
  const t = useT();
  return <h1 style={{ fontSize: 24, margin: 0 }}>{t(`welcome.${partOfDay(deviceHour())}`, { name })}</h1>;
}
