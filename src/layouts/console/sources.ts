import { ruleQuery } from '@/domain/rule/rule';
import { listOrders } from '@/services/order';
import { listRules } from '@/services/rule';
import { listServices } from '@/services/service';
import { placeCommand } from './commands';
import type { Source } from './useFound';

/** Of each kind so many are shown; the page that lists them has the rest. */
const SHOWN = 5;

export const searchServices: Source = async (keyword, signal) => {
  const { list } = await listServices({ keyword, pageSize: SHOWN }, { signal, silent: true });
  return list.slice(0, SHOWN).map(({ serviceId, title, provider }) =>
    placeCommand('service', `/serviceMarket/detail?${new URLSearchParams({ serviceId })}`, title, {
      detail: provider.name,
    }),
  );
};

export const searchOrders: Source = async (keyword, signal) => {
  const { list } = await listOrders({ keyword, pageSize: SHOWN }, { signal, silent: true });
  return list.slice(0, SHOWN).map(({ orderId, service }) =>
    placeCommand('order', `/usercenter/order/${encodeURIComponent(orderId)}`, service.title, {
      detail: orderId,
    }),
  );
};

/** A rule has no page of its own: the table shows what the same keyword finds. */
export const searchRules: Source = async (keyword, signal) => {
  const query = { ...ruleQuery.read(new URLSearchParams({ keyword })), pageSize: SHOWN };
  const { list } = await listRules(query, { signal, silent: true });
  return list.slice(0, SHOWN).map(({ key, name, owner }) => ({
    ...placeCommand('rule', `/list/table-list?${new URLSearchParams({ keyword: name })}`, name, {
      detail: owner.name,
    }),
    id: `rule /list/table-list?${new URLSearchParams({ keyword: name })}#${key}`,
  }));
};
