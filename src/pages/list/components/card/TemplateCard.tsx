import { Button, Flex, Tag } from 'antd';
import styles from '@/components/Cards.module.css';
import { DateText } from '@/components/DateText';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';
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
  const t = useText('list.templates');
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
          <Tag>{t(`kind.${kind}`)}</Tag>
          {state === 'archived' && <StatusTag tone="neutral" text={t('state.archived')} />}
        </Flex>
        <p>{description}</p>
        <Flex className={`${styles.stacked} ${typography.note}`} vertical>
          <span>{t('usedBy', { count: usedBy })}</span>
          <DateText at={updatedAt} />
        </Flex>
      </Flex>
      <Flex className={styles.cardActions} wrap justify="space-around">
        {actions.map((action) => (
          <Button
            key={action}
            type="text"
            loading={busy === action}
            aria-label={t(`${action}.of`, { name })}
            onClick={() => onAction(action)}
          >
            {t(action)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
