import { useIntl } from '@umijs/max';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { LinkButton } from '@/components/LinkButton';
import { StatusPage } from '@/components/StatusPage';

interface EmptyListProps {
  /** What was asked for, as it stands in the address. */
  query: URLSearchParams;
  /** How many there are on all pages together. */
  total: number;
}

/** Why nothing is listed, and the one way on. */
export function EmptyList({ query, total }: EmptyListProps) {
  const { formatMessage } = useIntl();
  const filtered = ['category', 'keyword', 'unread'].filter((name) => query.get(name));
  const reason =
    total > 0 ? 'page' : filtered.join() === 'unread' ? 'allRead' : filtered.length > 0 ? 'filtered' : 'none';
  const firstPage = new URLSearchParams(query);
  firstPage.delete('current');
  const to =
    reason === 'none'
      ? '/serviceMarket'
      : addressWithQuery('/announcement', reason === 'page' ? firstPage : new URLSearchParams());
  return (
    <StatusPage
      heading="h2"
      drawing="empty"
      title={formatMessage({ id: `announcement.empty.${reason}` })}
      action={<LinkButton to={to}>{formatMessage({ id: `announcement.empty.${reason}.action` })}</LinkButton>}
    />
  );
}
