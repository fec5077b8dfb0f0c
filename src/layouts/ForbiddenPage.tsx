import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** 403 in place: the address stays, so that it works once access is granted. */
export function ForbiddenPage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="forbidden"
      title={formatMessage({ id: 'state.forbidden.title' })}
      description={formatMessage({ id: 'state.forbidden.description' })}
      action={
        <LinkButton to="/home" type="primary">
          {formatMessage({ id: 'state.toHome' })}
        </LinkButton>
      }
    />
  );
}
