import chargeTexts from '@@/texts/charge';
import { useT } from '@@/texts/order';
import { specTexts } from '@/components/order/OrderFacts';
import typography from '@/components/typography.module.css';
import type { Selection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';

interface ChangedSpecsProps {
  service: Service;
  before: Selection['specs'];
  after: Selection['specs'];
}

/** The specs that differ with another plan; nothing when none does. */
export function ChangedSpecs({ service, before, after }: ChangedSpecsProps) {
  const t = useT(chargeTexts);
  const switchTexts = {
    on: t('order.spec.on'),
    off: t('order.spec.off'),
  };
  const specs = service.specs.filter(({ key }) => before[key] !== after[key]);
  if (specs.length === 0) return null;
  const old = specTexts(specs, before, switchTexts);
  return (
    <ul className={typography.note} aria-label={t('change.specs')}>
      {specTexts(specs, after, switchTexts).map(({ label, value }, index) => (
        <li key={label}>{t('change.spec', { label, before: old[index]?.value, after: value })}</li>
      ))}
    </ul>
  );
}
