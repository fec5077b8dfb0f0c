import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { partOfDay } from '@/domain/partOfDay';

/** Greets by name and time of day; the title of the page it stands on. */
export function Greeting({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
      {formatMessage({ id: `welcome.${partOfDay(new Date().getHours())}` }, { name })}
    </Typography.Title>
  );
}
