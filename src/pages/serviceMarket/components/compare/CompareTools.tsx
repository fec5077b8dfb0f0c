import { useT } from '@@/texts/market';
import orderTexts from '@@/texts/order';
import { Flex } from 'antd';
import { Select } from '@/components/form/Select';
import { type ComparedColumn, type ComparedEntry, termsOf } from '@/domain/catalog/comparison';
import { periodName } from '@/domain/catalog/selection';
import { COMPARE_LIMIT, type Period } from '@/domain/catalog/service';

interface CompareToolsProps {
  columns: readonly ComparedColumn[];
  term: Period | undefined;
  onTerm: (name: string) => void;
  onAdd: (entry: ComparedEntry) => void;
}

/** The term that prices are compared for, and the plans of the compared services that can be added. */
export function CompareTools({ columns, term, onTerm, onAdd }: CompareToolsProps) {
  const t = useT(orderTexts);
  const terms = termsOf(columns.flatMap(({ sku }) => sku ?? []));
  const services = new Map(columns.map(({ serviceId, service }) => [serviceId, service]));
  const shown = new Set(columns.map(({ sku }) => sku));
  const missing = [...services.values()].flatMap((service) =>
    (service?.skus ?? [])
      .filter((sku) => !shown.has(sku))
      .map((sku) => ({
        entry: { serviceId: service?.serviceId ?? '', skuCode: sku.skuCode },
        label: t('compare.plan', { title: service?.title, plan: sku.name }),
      })),
  );
  const hasTerms = term !== undefined && terms.length > 1;
  const canAdd = columns.length < COMPARE_LIMIT && missing.length > 0;
  if (!hasTerms && !canAdd) return null;
  return (
    <Flex vertical gap={8}>
      {hasTerms && (
        <Select
          aria-label={t('compare.term')}
          value={periodName(term)}
          popupMatchSelectWidth={false}
          options={terms.map((each) => ({
            value: periodName(each),
            label: <bdi>{t(`order.period.${each.unit}`, { count: each.count })}</bdi>,
          }))}
          onChange={onTerm}
        />
      )}
      {canAdd && (
        <Select
          aria-label={t('compare.add')}
          placeholder={t('compare.add')}
          value={null}
          popupMatchSelectWidth={false}
          options={missing.map(({ label }, index) => ({ value: index, label: <bdi>{label}</bdi> }))}
          onChange={(index: number | null) => {
            const added = index === null ? undefined : missing[index];
            if (added) onAdd(added.entry);
          }}
        />
      )}
    </Flex>
  );
}
