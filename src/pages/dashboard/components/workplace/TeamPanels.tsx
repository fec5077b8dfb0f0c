import { useT } from '@@/texts/dashboard';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { PersonAvatar } from '@/components/PersonAvatar';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { INDEX_OWNERS, type Workplace } from '@/domain/console/workplace';
import { useDashboardFormats } from '../useDashboardFormats';

/** The indexes of the user, the team and the department. */
export function IndexPanel({ indexes }: { indexes: Workplace['indexes'] }) {
  const t = useT();
  const formats = useDashboardFormats();
  const points = useMemo(
    () =>
      INDEX_OWNERS.flatMap((owner) =>
        indexes.map((index) => ({
          label: t(`dashboard.index.${index.dimension}`),
          series: t(`dashboard.index.of.${owner}`),
          value: index[owner],
        })),
      ),
    [indexes, t],
  );
  return (
    <Section title={t('dashboard.index')}>
      <ChartFigure
        kind="radar"
        caption={t('dashboard.index.caption')}
        labelName={t('dashboard.index.dimension')}
        points={points}
        format={formats.count}
        height={320}
      />
    </Section>
  );
}

export function MemberPanel({ members }: { members: Workplace['members'] }) {
  const t = useT();
  return (
    <Section title={t('dashboard.members')}>
      {members.length === 0 && <EmptyNote>{t('dashboard.members.none')}</EmptyNote>}
      <CardGrid component="ul" min={220}>
        {members.map(({ memberId, name, duty, online }) => (
          <Flex key={memberId} component="li" gap={12}>
            <PersonAvatar person={{ name }} size={40} />
            <div>
              <strong>{name}</strong>
              <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
                {duty} · {t(online ? 'dashboard.members.online' : 'dashboard.members.away')}
              </p>
            </div>
          </Flex>
        ))}
      </CardGrid>
    </Section>
  );
}
