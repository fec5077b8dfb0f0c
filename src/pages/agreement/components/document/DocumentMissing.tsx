import { useIntl, useLocation } from '@umijs/max';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

/** No such document, or not in this version: the way on leads to what there is. */
export function DocumentMissing({ version }: { version?: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('version');
  query.delete('compare');
  const current = addressWithQuery(pathname, query);
  const missing = version === undefined ? 'notFound' : 'noVersion';
  return (
    <StatusPage
      drawing="notFound"
      title={formatMessage({ id: `agreement.${missing}.title` }, { version })}
      description={formatMessage({ id: `agreement.${missing}.description` })}
      action={
        <LinkButton type="primary" to={version === undefined ? '/agreement' : current}>
          {formatMessage({ id: version === undefined ? 'agreement.toOverview' : 'agreement.toCurrent' })}
        </LinkButton>
      }
    />
  );
}
