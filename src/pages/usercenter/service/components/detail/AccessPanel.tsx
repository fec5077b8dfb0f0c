import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import { Button } from 'antd';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle, canBecomePossible } from '@/domain/instance/serviceActions';
import { useService } from './ServiceContext';

/** The address and the sign-in of the service, shown in a dialog. */
export function AccessPanel({ onShow }: { onShow: () => void }) {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const facts = actionFacts(detail);
  if (!canBecomePossible(facts, 'access')) return null;
  const obstacle = actionObstacle(facts, 'access');
  return (
    <Section
      id="service-access"
      title={t('access.title')}
      actions={
        !obstacle && (
          <Button type="primary" onClick={onShow}>
            {t('instance.access.show')}
          </Button>
        )
      }
    >
      <p className={typography.secondary}>
        {t(obstacle ? `instance.obstacle.${obstacle}` : 'instance.access.about')}
      </p>
    </Section>
  );
}
