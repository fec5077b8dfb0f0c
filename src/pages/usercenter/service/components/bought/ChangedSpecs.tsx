import { useIntl } from '@umijs/max';
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
  const { formatMessage } = useIntl();
  const switchTexts = {
    on: formatMessage({ id: 'order.spec.on' }),
    off: formatMessage({ id: 'order.spec.off' }),
  };
  const specs = service.specs.filter(({ key }) => before[key] !== after[key]);
  if (specs.length === 0) return null;
  const old = specTexts(specs, before, switchTexts);
  return (
    <ul className={typography.note} aria-label={formatMessage({ id: 'change.specs' })}>
      {specTexts(specs, after, switchTexts).map(({ label, value }, index) => (
        <li key={label}>
          {formatMessage({ id: 'change.spec' }, { label, before: old[index]?.value, after: value })}
        </li>
      ))}
    </ul>
  );
}
