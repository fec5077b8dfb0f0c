import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** `/404` and every path that leads nowhere (spec section 2). */
export default function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'state.notFound.title' })}
      description={formatMessage({ id: 'state.notFound.description' })}
      action={
        <LinkButton to="/home" type="primary">
          {formatMessage({ id: 'state.toHome' })}
        </LinkButton>
      }
    />
  );
}
