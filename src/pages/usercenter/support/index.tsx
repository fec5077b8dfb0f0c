import '@/locales/areas/support';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { type Filter, FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import pill from '@/components/list/pill.module.css';
import { useList } from '@/components/list/useList';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import { TICKET_GROUPS, type TicketGroup } from '@/domain/support/ticket';
import { listTickets } from '@/services/support';
import styles from './components/Support.module.css';
import { TicketRow } from './components/TicketRow';

const ticketQuery = listQuery({ group: oneOf(TICKET_GROUPS), keyword: text() });

/** `/usercenter/support`: the user's tickets by who answers next. */
export default function SupportPage() {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLHeadingElement>(null);
  const tickets = useList(ticketQuery, listTickets);
  const t = (id: TextSuffix<'support'>, values?: Record<string, number>) =>
    formatMessage({ id: `support.${id}` }, values);
  const filters: Filter<'keyword'>[] = [{ kind: 'search', name: 'keyword', label: t('keyword') }];
  const newButton = (
    <LinkButton type="primary" to="/usercenter/support/new">
      {t('new')}
    </LinkButton>
  );
  return (
    <div className={layout.page}>
      <Flex wrap align="center" justify="space-between" gap={12}>
        <h1 ref={top}>{formatMessage({ id: 'title.usercenter.support' })}</h1>
        {newButton}
      </Flex>
      <GroupLinks
        active={tickets.query.group}
        counts={tickets.data?.counts}
        getSearch={(group) => tickets.searchWith({ group })}
      />
      <FilterBar
        list={tickets}
        filters={filters}
        texts={{ form: t('filters'), submit: t('search'), clear: t('clear'), reversed: '' }}
      />
      <ListContent
        list={tickets}
        texts={{
          failed: t('failed'),
          empty: t('none'),
          notFound: t('noneHere'),
          clear: t('showAll'),
          pages: t('pages'),
        }}
        emptyAction={newButton}
        skeleton={
          <div className={panelStyles.surface}>
            {[1, 2, 3].map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '60%' }} />
              </div>
            ))}
          </div>
        }
        onPage={() => top.current?.scrollIntoView()}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {t('total', { total: data.total })}
            </p>
            <ul className={panelStyles.surface}>
              {data.list.map((ticket) => (
                <TicketRow key={ticket.ticketId} ticket={ticket} moment={data} />
              ))}
            </ul>
          </>
        )}
      </ListContent>
    </div>
  );
}

interface GroupLinksProps {
  active: TicketGroup | undefined;
  /** Missing until loaded. */
  counts: Record<TicketGroup, number> | undefined;
  /** The URL's search for a group. */
  getSearch: (group: TicketGroup | undefined) => string;
}

function GroupLinks({ active, counts, getSearch }: GroupLinksProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { pathname } = useLocation();
  return (
    <Flex component="nav" wrap gap={8} aria-label={formatMessage({ id: 'support.groups' })}>
      {[undefined, ...TICKET_GROUPS].map((group) => (
        <Link
          key={group ?? 'all'}
          className={pill.pill}
          to={{ pathname, search: getSearch(group) }}
          aria-current={group === active ? 'page' : undefined}
        >
          {formatMessage({ id: `support.group.${group ?? 'all'}` })}
          {counts && group && ` ${formatNumber(counts[group])}`}
        </Link>
      ))}
    </Flex>
  );
}
