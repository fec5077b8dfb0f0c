import { useT } from '@@/texts/result';
import { useAccess } from '@umijs/max';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';
import { AccessRequestPanel } from '@/layouts/session/AccessRequestPanel';
import { consolePages } from '../../../config/routes';

/** The console's sample 403 page, with a request for any page that the user lacks. */
export default function ForbiddenSamplePage() {
  const t = useT();
  const access = useAccess();
  const missing = consolePages.filter(({ path }) => !access[path]);
  return (
    <ConsolePage>
      <StatusPage
        drawing="forbidden"
        compact
        title={t('state.forbidden.title')}
        description={t('result.exception.403')}
        action={<LinkButton to="/welcome">{t('state.toWelcome')}</LinkButton>}
      />
      <AccessRequestPanel paths={missing.map(({ path }) => path)} />
    </ConsolePage>
  );
}
