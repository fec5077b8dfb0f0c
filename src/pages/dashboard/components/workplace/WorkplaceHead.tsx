import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Greeting } from '@/components/Greeting';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
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
    <Flex
      className={`${panelStyles.surface} ${styles.greeting}`}
      component="header"
      wrap
      align="center"
      gap="16px 24px"
    >
      <Portrait name={name} size={64} />
      <div className={styles.who}>
        <Greeting name={name} />
        <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>{workplace?.role}</p>
      </div>
      {figures && (
        <Flex className={styles.figures} component="dl" wrap gap="16px 32px">
          {figures.map(({ id, value }) => (
            <div key={id}>
              <dt>{formatMessage({ id })}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
