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
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { relativeTime } from '@/browser/relativeTime';
import { EmptyNote } from '@/components/EmptyNote';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { type Todo, type TodoKind, todoAddress } from '@/domain/console/welcome';
import { currentTime } from '@/domain/currentTime';
import { dateText, relativeFormat } from '@/domain/intlFormats';
import type { RequestError } from '@/domain/requestError';
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

interface TodoListProps {
  /** Undefined until loaded. */
  todos: readonly Todo[] | undefined;
  error: RequestError | undefined;
  isLoading: boolean;
  onRetry: () => void;
  unreadCount: number;
}

/** What waits for the user: one row per kind, with its count and the age of the oldest. */
export function TodoList({ todos, error, isLoading, onRetry, unreadCount }: TodoListProps) {
  const { formatMessage } = useIntl();
  const unread = unreadCount > 0 && <TodoRow kind="unread" count={unreadCount} to="/announcement?unread=1" />;

  function content() {
    if (error && !todos && !isLoading)
      return (
        <FailedState
          error={error}
          title={formatMessage({ id: 'console.welcome.todos.failed' })}
          onRetry={onRetry}
        />
      );
    if (!todos) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
    if (todos.length === 0 && !unread)
      return <EmptyNote>{formatMessage({ id: 'console.welcome.todos.none' })}</EmptyNote>;
    return (
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
    );
  }

  return (
    <section className={`${panelStyles.panel} ${panelStyles.surface}`} aria-labelledby="welcome-todos">
      <h2 id="welcome-todos" className={styles.heading}>
        {formatMessage({ id: 'console.welcome.todos' })}
      </h2>
      <div role="status">{content()}</div>
    </section>
  );
}

interface TodoRowProps {
  kind: TodoKind | 'unread';
  count: number;
  oldestAt?: string;
  to: string;
}

function TodoRow({ kind, count, oldestAt, to }: TodoRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <li>
      <PageLink className={styles.todo} to={to}>
        {icons[kind]}
        <span className={styles.what}>{formatMessage({ id: `console.welcome.todo.${kind}` })}</span>{' '}
        {oldestAt && <Age at={oldestAt} />} <strong className={styles.count}>{formatNumber(count)}</strong>
        <RightOutlined className={`${layout.mirrored} ${typography.note}`} aria-hidden />
      </PageLink>
    </li>
  );
}

/** How long ago the oldest one began to wait. */
function Age({ at }: { at: string }) {
  const { formatMessage, locale } = useIntl();
  const { value, unit } = relativeTime(at, currentTime());
  const age = relativeFormat(locale).format(value, unit);
  const exact = dateText(locale, at, { withTime: true });
  return (
    <time className={styles.age} dateTime={at} title={exact}>
      {formatMessage({ id: 'console.welcome.todo.oldest' }, { age })}
    </time>
  );
}
