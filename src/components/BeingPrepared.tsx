import { useIntl } from '@umijs/max';
import { LinkButton } from './LinkButton';
import { StatusPage } from './StatusPage';

/** Stands on each route that later work fills. Delete it with its last use. */
export function BeingPrepared() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="prepare"
      title={formatMessage({ id: 'state.prepare.title' })}
      description={formatMessage({ id: 'state.prepare.description' })}
      action={<LinkButton to="/home">{formatMessage({ id: 'state.toHome' })}</LinkButton>}
    />
  );
}
