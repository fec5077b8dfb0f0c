import { useIntl, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { certificationAddress } from '@/components/order/orderAgain';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import { ORDER_ERROR } from '@/domain/order/orderError';

interface RefusalLinkProps {
  code: number | string | undefined;
  selection: Selection;
}

/** The link that helps to resolve a refusal. */
export function RefusalLink({ code, selection }: RefusalLinkProps) {
  const { formatMessage } = useIntl();
  const confirmPage = useLocation();
  const link = (to: string, id: TextId<'order'>) => <LinkButton to={to}>{formatMessage({ id })}</LinkButton>;
  const edit = link(`/serviceMarket/detail${writeSelection(selection)}`, 'order.confirm.edit');
  const buyInstead = writeSelection({ ...selection, orderType: 'new' });
  // Most refusals need no more than their message.
  const links = new Map<typeof code, ReactNode>([
    [ORDER_ERROR.serviceUnavailable, link('/serviceMarket', 'order.toMarket')],
    [ORDER_ERROR.selectionInvalid, edit],
    [ORDER_ERROR.quantityExceeded, edit],
    [ORDER_ERROR.purchaseLimit, link('/usercenter/service', 'order.toServices')],
    [ORDER_ERROR.certificationRequired, link(certificationAddress(confirmPage), 'order.confirm.certify')],
    [ORDER_ERROR.trialRefused, link(`/serviceMarket/detail${buyInstead}`, 'order.confirm.buyInstead')],
  ]);
  return links.get(code);
}
