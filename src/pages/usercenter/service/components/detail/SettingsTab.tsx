import { useT } from '@@/texts/instance';
import { Section } from '@/components/Section';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { AutoRenew } from '../bought/AutoRenew';
import { HandOverPanel } from './HandOverPanel';
import { SchedulePanel } from './SchedulePanel';
import { useService } from './ServiceContext';

/** Renewal of the service, then what ends it or gives it away. */
export function SettingsTab() {
  const t = useT();
  const { detail, refresh } = useService();
  const { renewable, autoRenew } = detail;
  const canRenew = actionObstacle(actionFacts(detail), 'autoRenew') === undefined;
  return (
    <>
      {canRenew && (renewable || autoRenew) && (
        <Section id="service-renewal" title={t('instance.nextRenewal')}>
          {/* As high as its words: it grows to its width in a row. */}
          <div>
            <AutoRenew instance={detail} onChanged={() => void refresh()} onRefresh={() => void refresh()} />
          </div>
        </Section>
      )}
      <SchedulePanel />
      <HandOverPanel />
    </>
  );
}
