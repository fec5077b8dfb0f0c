import { useIntl } from '@umijs/max';
import { Checkbox } from 'antd';
import type { ServiceSummary } from '@/domain/catalog/service';
import type { Comparison } from './useComparison';

interface CompareToggleProps {
  service: Pick<ServiceSummary, 'serviceId' | 'title'>;
  comparison: Comparison;
}

/** On a card: chooses its service to compare. One too many is refused with a note, and the box stays empty. */
export function CompareToggle({ service: { serviceId, title }, comparison }: CompareToggleProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      checked={comparison.ids.includes(serviceId)}
      aria-label={formatMessage({ id: 'compare.choose' }, { title })}
      onChange={({ target }) => (target.checked ? comparison.add(serviceId) : comparison.remove(serviceId))}
    >
      {formatMessage({ id: 'compare.name' })}
    </Checkbox>
  );
}
