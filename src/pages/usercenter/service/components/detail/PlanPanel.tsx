import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/instance';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { DateText } from '@/components/DateText';
import { type Figure, Figures } from '@/components/Figures';
import { OrderFacts } from '@/components/order/OrderFacts';
import { Section } from '@/components/Section';
import { daysUntil } from '@/domain/instance/upgrade';
import { serverNow } from '@/domain/serverClock';
import { CHANGE_KINDS } from '../bought/useChange';
import { useService } from './ServiceContext';
import { type ServiceDialog, useMainAction } from './useMainAction';
import { useServiceOutlook } from './useServiceOutlook';

/** End of the term, what was bought, and the ways to another plan or term. */
export function PlanPanel({ onOpen }: { onOpen: (dialog: ServiceDialog) => void }) {
  const t = useT(chargeTexts);
  const { detail } = useService();
  const { main, possible } = useMainAction(false);
  const { service, endsOn, status } = detail;
  // The head has the main action.
  const kinds = CHANGE_KINDS.filter((kind) => possible.includes(kind) && kind !== main);
  const end = endsOn !== undefined && {
    label: t('instance.ends'),
    value: <DateText at={endsOn} short />,
    change:
      status === 'active' && t('bought.daysLeft', { days: daysUntil(Date.parse(endsOn), serverNow(detail)) }),
  };
  const renewal = useRenewalFigure();
  const figures: Figure[] = [end, renewal].filter((figure) => typeof figure === 'object');

  return (
    <Section
      id="service-specs"
      title={t('instance.plan')}
      actions={
        kinds.length > 0 && (
          <Flex wrap gap={8}>
            {kinds.map((kind) => (
              <Button key={kind} onClick={() => onOpen(kind)}>
                {t(`bought.${kind}`)}
              </Button>
            ))}
          </Flex>
        )
      }
    >
      {figures.length > 0 && <Figures items={figures} />}
      <OrderFacts
        orderType={detail.orderType}
        planName={service.planName}
        unitPrice={service.unitPrice}
        pack={service.pack}
        period={detail.period}
        quantity={detail.quantity}
        // Those of a metered service stand beside its usage.
        specTexts={detail.usage ? [] : detail.specTexts}
      />
    </Section>
  );
}

/** Why it does not renew; nothing where the head of the page says whether it does. */
function useRenewalFigure(): Figure | undefined {
  const t = useT();
  const outlook = useServiceOutlook();
  if (!outlook || outlook.state === 'renews' || outlook.isWarned || outlook.isPlanned) return undefined;
  const { text, action } = outlook;
  return {
    label: t('instance.nextRenewal'),
    value: t('instance.renewal.none'),
    change: (
      <>
        {text} {action && action.name !== 'renew' && <Link to={action.address}>{action.text}</Link>}
      </>
    ),
  };
}
