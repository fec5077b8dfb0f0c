import { useIntl, useLocation } from '@umijs/max';
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
  const link = (to: string, id: TextId) => <LinkButton to={to}>{formatMessage({ id })}</LinkButton>;
  switch (code) {
    case ORDER_ERROR.serviceUnavailable:
      return link('/serviceMarket', 'order.toMarket');
    case ORDER_ERROR.selectionInvalid:
    case ORDER_ERROR.quantityExceeded:
      return link(`/serviceMarket/detail${writeSelection(selection)}`, 'order.confirm.edit');
    case ORDER_ERROR.purchaseLimit:
      return link('/usercenter/service', 'order.toServices');
    case ORDER_ERROR.certificationRequired:
      return link(certificationAddress(confirmPage), 'order.confirm.certify');
    case ORDER_ERROR.trialRefused: {
      const search = writeSelection({ ...selection, orderType: 'new' });
      return link(`/serviceMarket/detail${search}`, 'order.confirm.buyInstead');
    }
    default:
      return null;
  }
}
