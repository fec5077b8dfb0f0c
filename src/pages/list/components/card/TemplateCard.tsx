import { useIntl } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import styles from '@/components/Cards.module.css';
import { DateText } from '@/components/DateText';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { ServiceTemplate } from '@/domain/console/serviceTemplate';

export type TemplateMove = 'duplicate' | 'archive' | 'unarchive';
export type TemplateAction = 'edit' | TemplateMove;

interface TemplateCardProps {
  template: ServiceTemplate;
  /** The pending action. */
  busy?: TemplateAction;
  onAction: (action: TemplateAction) => void;
}

export function TemplateCard({ template, busy, onAction }: TemplateCardProps) {
  const { formatMessage } = useIntl();
  const { name, description, kind, state, usedBy, updatedAt } = template;
  const actions: readonly TemplateAction[] = [
    'edit',
    'duplicate',
    state === 'active' ? 'archive' : 'unarchive',
  ];
  return (
    <Flex className={`${panelStyles.surface} ${styles.card}`} component="article" vertical>
      <Flex className={styles.cardBody} vertical gap={8}>
        <h2 className={styles.cardTitle}>{name}</h2>
        <Flex wrap align="center" gap={8}>
          <Tag>{formatMessage({ id: `list.templates.kind.${kind}` })}</Tag>
          {state === 'archived' && (
            <StatusTag tone="neutral" text={formatMessage({ id: 'list.templates.state.archived' })} />
          )}
        </Flex>
        <p>{description}</p>
        <Flex className={`${styles.stacked} ${typography.note}`} vertical>
          <span>{formatMessage({ id: 'list.templates.usedBy' }, { count: usedBy })}</span>
          <DateText at={updatedAt} />
        </Flex>
      </Flex>
      <Flex className={styles.cardActions} wrap justify="space-around">
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
      </Flex>
    </Flex>
  );
}
