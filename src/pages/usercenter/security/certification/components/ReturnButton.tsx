import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { useReturnPath } from './useCertificationPath';

const ORDER_PATH = /^\/(serviceMarket\/)?order\b/;

/** Returns a verified user to the page that asked for the verification, often an order. */
export function ReturnButton() {
  const { formatMessage } = useIntl();
  const path = useReturnPath();
  if (!path) return null;
  return (
    <LinkButton type="primary" size="large" to={path}>
      {formatMessage({ id: `certification.return.${ORDER_PATH.test(path) ? 'order' : 'page'}` })}
    </LinkButton>
  );
}
