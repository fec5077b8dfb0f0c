import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** The console's sample of the 500 page. */
export default function ServerErrorSamplePage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="failed"
      title={formatMessage({ id: 'state.serverError.title' })}
      description={formatMessage({ id: 'state.serverError.description' })}
      action={
        <LinkButton to="/welcome" type="primary">
          {formatMessage({ id: 'state.toWelcome' })}
        </LinkButton>
      }
    />
  );
}
