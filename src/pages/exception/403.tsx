import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** The console's sample of the 403 page. */
export default function ForbiddenSamplePage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="forbidden"
      title={formatMessage({ id: 'state.forbidden.title' })}
      description={formatMessage({ id: 'state.forbidden.description' })}
      action={
        <LinkButton to="/welcome" type="primary">
          {formatMessage({ id: 'state.toWelcome' })}
        </LinkButton>
      }
    />
  );
}
