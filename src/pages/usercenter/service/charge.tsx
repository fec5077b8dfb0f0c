import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import '@/locales/areas/charge';
import '@/locales/areas/order';
import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { BalanceCard } from './components/charge/BalanceCard';
import { ChargeFilters } from './components/charge/ChargeFilters';
import { ChargeResults } from './components/charge/ChargeResults';
import { TopUpDialog } from './components/charge/TopUpDialog';
import { useCharges } from './components/charge/useCharges';

/** `/usercenter/service/charge`: the balance, the last twelve months, and every charge with how its amount comes about. */
export default function ChargePage() {
  const { formatMessage } = useIntl();
  const charges = useCharges();
  const { list } = charges;
  const [toppingUp, setToppingUp] = useState(false);

  return (
    <div className={layout.page}>
      <h1>{formatMessage({ id: 'charge.title' })}</h1>
      <BalanceCard
        summary={charges.summary}
        month={list.query.month}
        onMonth={(month) => list.change({ month, from: undefined, to: undefined })}
        onTopUp={() => setToppingUp(true)}
      />
      <Flex className={panelStyles.panel} component="section" vertical gap={16} aria-labelledby="charge-list">
        <h2 id="charge-list">{formatMessage({ id: 'charge.list' })}</h2>
        <ChargeFilters list={list} months={charges.summary.data?.months.map(({ month }) => month) ?? []} />
        <ChargeResults charges={charges} />
      </Flex>
      {toppingUp && (
        <TopUpDialog onClose={() => setToppingUp(false)} onArrived={() => charges.refreshAll()} />
      )}
    </div>
  );
}
