import { useT } from '@@/texts/market';
import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { Select } from '@/components/form/Select';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { serviceAddress } from '@/components/order/orderAgain';
import typography from '@/components/typography.module.css';
import { type ComparedColumn, priceFor } from '@/domain/catalog/comparison';
import { periodName, readSelection, writeSelection } from '@/domain/catalog/selection';
import type { Period } from '@/domain/catalog/service';

/** Returns the confirmation page's URL for exactly this plan, with the compared term if the plan has it. */
function buyAddress({ service, sku }: ComparedColumn, term: Period | undefined): string | undefined {
  const period = sku && priceFor(sku, term);
  if (!service || !period || service.status !== 'active') return undefined;
  const chosen = new URLSearchParams({ plan: sku.skuCode, period: periodName(period) });
  return `/serviceMarket/order${writeSelection(readSelection(service, chosen.toString()))}`;
}

interface CompareHeadProps {
  column: ComparedColumn;
  /** Codes of the plans of the same service in other columns. */
  otherPlans: readonly string[];
  term: Period | undefined;
  onPlan: (skuCode: string) => void;
  onRemove: () => void;
}

/** The head of a column: the service, its plan to choose, and the way to buy it. */
export function CompareHead({ column, otherPlans, term, onPlan, onRemove }: CompareHeadProps) {
  const t = useT();
  const { serviceId, service, sku } = column;
  const title = service?.title ?? t('compare.gone');
  const name = sku ? t('compare.plan', { title, plan: sku.name }) : title;
  const address = buyAddress(column, term);
  return (
    <th scope="col" aria-label={name}>
      <Flex vertical gap={8}>
        <Flex justify="space-between" gap={8}>
          {service ? (
            <Link className={typography.titleLink} to={serviceAddress(serviceId)}>
              {title}
            </Link>
          ) : (
            <strong>{title}</strong>
          )}
          <Button
            className={layout.fixed}
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('compare.remove', { title: name })}
            onClick={onRemove}
          />
        </Flex>
        {service && sku && service.skus.length > 1 ? (
          <Select
            aria-label={t('compare.planOf', { title })}
            value={sku.skuCode}
            popupMatchSelectWidth={false}
            options={service.skus.map(({ skuCode, name: label }) => ({
              value: skuCode,
              label,
              disabled: otherPlans.includes(skuCode),
            }))}
            onChange={onPlan}
          />
        ) : (
          sku && <span className={typography.secondary}>{sku.name}</span>
        )}
        {address ? (
          <LinkButton to={address} aria-label={t('compare.buyOf', { name })}>
            {t('compare.buy')}
          </LinkButton>
        ) : (
          service && <span className={typography.secondary}>{t('compare.notSold')}</span>
        )}
      </Flex>
    </th>
  );
}
