import { useIntl } from '@umijs/max';
import { Greeting } from '@/components/Greeting';
import type { Workplace } from '@/domain/console/workplace';
import { useDashboardFormats } from '../useDashboardFormats';
import { Portrait } from './Portrait';
import styles from './Workplace.module.css';

interface WorkplaceHeadProps {
  name: string;
  workplace: Workplace | undefined;
}

/** Who works here, and how it goes. */
export function WorkplaceHead({ name, workplace }: WorkplaceHeadProps) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const figures =
    workplace &&
    ([
      { id: 'dashboard.workplace.projectCount', value: formats.count(workplace.projectCount) },
      {
        id: 'dashboard.workplace.rank',
        value: (
          <bdi dir="ltr">
            {formatMessage(
              { id: 'dashboard.workplace.rankOf' },
              { rank: formats.count(workplace.rank), size: formats.count(workplace.teamSize) },
            )}
          </bdi>
        ),
      },
      { id: 'dashboard.workplace.visits', value: formats.count(workplace.visits) },
    ] as const);
  return (
    <header className={styles.greeting}>
      <Portrait name={name} size={64} />
      <div className={styles.who}>
        <Greeting name={name} />
        <p className={styles.note}>{workplace?.role}</p>
      </div>
      {figures && (
        <dl className={styles.figures}>
          {figures.map(({ id, value }) => (
            <div key={id}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
