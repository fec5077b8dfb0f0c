import { Link, useIntl } from '@umijs/max';
import type { AgreementSummary } from '@/domain/content/agreement';

/** An agreement and its version; opens beside the form, so that nothing typed is lost. */
export function AgreementLink({ agreement: { code, title, version } }: { agreement: AgreementSummary }) {
  const { formatMessage } = useIntl();
  return (
    <Link to={`/agreement/${code}`} target="_blank" rel="noopener">
      {formatMessage({ id: 'account.consent.document' }, { title, version })}
    </Link>
  );
}
