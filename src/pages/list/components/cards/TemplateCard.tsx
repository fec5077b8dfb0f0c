import { useIntl } from '@umijs/max';
import { Button, Tag } from 'antd';
import { DateText } from '@/components/DateText';
import { StatusTag } from '@/components/StatusTag';
import type { ServiceTemplate } from '@/domain/console/serviceTemplate';
import styles from '../List.module.css';

export type TemplateAction = 'edit' | 'duplicate' | 'archive' | 'unarchive';

interface TemplateCardProps {
  template: ServiceTemplate;
  /** What is being done with it just now. */
  busy?: TemplateAction;
  onAction: (action: TemplateAction) => void;
}

/** One service template with what can be done with it. */
export function TemplateCard({ template, busy, onAction }: TemplateCardProps) {
  const { formatMessage } = useIntl();
  const { name, description, kind, state, usedBy, updatedAt } = template;
  const actions: readonly TemplateAction[] = [
    'edit',
    'duplicate',
    state === 'active' ? 'archive' : 'unarchive',
  ];
  return (
    <article className={styles.card}>
      <div className={styles.cardBody}>
        <h2 className={styles.cardTitle}>{name}</h2>
        <div className={styles.line}>
          <Tag>{formatMessage({ id: `list.templates.kind.${kind}` })}</Tag>
          {state === 'archived' && (
            <StatusTag tone="neutral" text={formatMessage({ id: 'list.templates.state.archived' })} />
          )}
        </div>
        <p>{description}</p>
        <div className={`${styles.stacked} ${styles.weak}`}>
          <span>{formatMessage({ id: 'list.templates.usedBy' }, { count: usedBy })}</span>
          <DateText at={updatedAt} />
        </div>
      </div>
      <div className={styles.cardActions}>
        {actions.map((action) => (
          <Button
            key={action}
            type="text"
            loading={busy === action}
            aria-label={formatMessage({ id: `list.templates.${action}.of` }, { name })}
            onClick={() => onAction(action)}
          >
            {formatMessage({ id: `list.templates.${action}` })}
          </Button>
        ))}
      </div>
    </article>
  );
}
