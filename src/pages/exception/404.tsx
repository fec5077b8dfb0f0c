import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** The console's sample of the 404 page. */
export default function NotFoundSamplePage() {
  const { formatMessage } = useIntl();
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: 'state.notFound.title' })}
      description={formatMessage({ id: 'state.notFound.description' })}
      action={
        <LinkButton to="/welcome" type="primary">
          {formatMessage({ id: 'state.toWelcome' })}
        </LinkButton>
      }
    />
  );
}
