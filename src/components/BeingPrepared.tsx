import { useIntl } from '@umijs/max';
import { LinkButton } from './LinkButton';
import { StatusPage } from './StatusPage';

/** Stands on each route that later work fills. Delete it with its last use. */
export function BeingPrepared({ heading }: { heading?: 'h1' | 'h2' }) {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="prepare"
      heading={heading}
      title={formatMessage({ id: 'state.prepare.title' })}
      description={formatMessage({ id: 'state.prepare.description' })}
      action={<LinkButton to="/home">{formatMessage({ id: 'state.toHome' })}</LinkButton>}
    />
  );
}
