import { useT } from '@@/texts/console';
import {
  AlertOutlined,
  AuditOutlined,
  BellOutlined,
  CarryOutOutlined,
  CloseCircleOutlined,
  KeyOutlined,
  RightOutlined,
  SafetyCertificateOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { relativeTime } from '@/browser/relativeTime';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import { QueryContent } from '@/components/query/QueryContent';
import type { Query } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { type TodoKind, todoAddress, type Welcome } from '@/domain/console/welcome';
import { currentTime } from '@/domain/currentTime';
import { dateText, relativeFormat } from '@/domain/intlFormats';
import styles from './Welcome.module.css';

const icons: Record<TodoKind | 'unread', ReactNode> = {
  abnormalRules: <AlertOutlined aria-hidden />,
  requests: <KeyOutlined aria-hidden />,
  approvals: <AuditOutlined aria-hidden />,
  rejected: <CloseCircleOutlined aria-hidden />,
  orders: <WalletOutlined aria-hidden />,
  tasks: <CarryOutOutlined aria-hidden />,
  rules: <SafetyCertificateOutlined aria-hidden />,
  unread: <BellOutlined aria-hidden />,
};

/** What waits for the user: one row per kind, with its count and the age of the oldest. */
export function TodoList({ query, unreadCount }: { query: Query<Welcome>; unreadCount: number }) {
  const t = useT();
  const unread = unreadCount > 0 && <TodoRow kind="unread" count={unreadCount} to="/announcement?unread=1" />;
  return (
    <Section id="welcome-todos" title={t('console.welcome.todos')}>
      <div role="status">
        <QueryContent query={query} failed={t('console.welcome.todos.failed')}>
          {({ todos }) =>
            todos.length > 0 || unread ? (
              <ul>
                {todos.map((todo) => (
                  <TodoRow
                    key={todo.kind}
                    kind={todo.kind}
                    count={todo.count}
                    oldestAt={todo.oldestAt}
                    to={todoAddress(todo)}
                  />
                ))}
                {unread}
              </ul>
            ) : (
              <EmptyNote>{t('console.welcome.todos.none')}</EmptyNote>
            )
          }
        </QueryContent>
      </div>
    </Section>
  );
}

interface TodoRowProps {
  kind: TodoKind | 'unread';
  count: number;
  oldestAt?: string;
  to: string;
}

function TodoRow({ kind, count, oldestAt, to }: TodoRowProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <li>
      <PageLink className={styles.todo} to={to}>
        {icons[kind]}
        <span className={layout.fill}>{t(`console.welcome.todo.${kind}`)}</span>{' '}
        {oldestAt && <Age at={oldestAt} />} <strong className={styles.count}>{formatNumber(count)}</strong>
        <RightOutlined className={`${layout.mirrored} ${typography.note}`} aria-hidden />
      </PageLink>
    </li>
  );
}

/** How long ago the oldest one began to wait. */
function Age({ at }: { at: string }) {
  const t = useT();
  const { value, unit } = relativeTime(at, currentTime());
  const age = relativeFormat(t.locale).format(value, unit);
  const exact = dateText(t.locale, at, { withTime: true });
  return (
    <time className={`${typography.caption} ${styles.age}`} dateTime={at} title={exact}>
      {t('console.welcome.todo.oldest', { age })}
    </time>
  );
}
