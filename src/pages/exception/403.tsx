import '@/locales/areas/result';
import { useIntl } from '@umijs/max';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { AccessRequestForm } from './components/AccessRequestForm';

/** The console's sample of the 403 page, with a way to be let in. */
export default function ForbiddenSamplePage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage>
      <StatusPage
        drawing="forbidden"
        compact
        title={formatMessage({ id: 'state.forbidden.title' })}
        description={formatMessage({ id: 'result.exception.403' })}
        action={<LinkButton to="/welcome">{formatMessage({ id: 'state.toWelcome' })}</LinkButton>}
      />
      <AccessRequestForm />
    </ConsolePage>
  );
}
