import { useT } from '@@/texts/list';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { Cards, CardsLoading } from '@/components/Cards';
import styles from '@/components/Cards.module.css';
import { ConsolePage } from '@/components/ConsolePage';
import { useCreateCommand } from '@/components/createCommand';
import { DateText } from '@/components/DateText';
import { EntryDialog } from '@/components/list/EntryDialog';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import panelStyles from '@/components/panel.module.css';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_PAGE_SIZE,
  type TemplatePayload,
  templateEndpoints,
  templatePayloadSchema,
  templateQuery,
} from '@/domain/console/serviceTemplate';
import { createTemplate, listTemplates, moveTemplate, updateTemplate } from '@/services/consoleList';

type TemplateMove = 'duplicate' | 'archive' | 'unarchive';
type TemplateAction = 'edit' | TemplateMove;

/** `/list/card-list`: service templates as cards. */
export default function CardListPage() {
  const t = useT();
  const message = useMessage();
  const templates = useList('list.templates', templateQuery, listTemplates);
  const [edited, setEdited] = useState<ServiceTemplate | 'new'>();

  useCreateCommand(() => setEdited('new'));
  const moving = useAction(
    ({ templateId }: ServiceTemplate, action: TemplateMove) => moveTemplate(templateId, action),
    {
      onDone({ name }, _template, action) {
        void message.success(t(`list.templates.${action}.done`, { name }));
        return templates.refresh();
      },
      onFailed: () => templates.refresh(),
    },
  );
  const [pendingTemplate, pendingAction] = moving.pendingArgs ?? [];

  function handleSaved({ name }: ServiceTemplate) {
    setEdited(undefined);
    void message.success(t('list.saved', { name }));
    return templates.refresh();
  }

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {t('list.templates.add')}
    </Button>
  );
  return (
    <ConsolePage gap={16} titled description={t('list.templates.about')} extra={addButton}>
      <FilterBar list={templates} tabs="state" />
      <ListContent
        list={templates}
        skeleton={<CardsLoading count={TEMPLATE_PAGE_SIZE} />}
        emptyAction={addButton}
      >
        {({ list }) => (
          <Cards items={list} getKey={({ templateId }) => templateId}>
            {(template) => (
              <TemplateCard
                template={template}
                busy={pendingTemplate?.templateId === template.templateId ? pendingAction : undefined}
                onAction={(action) =>
                  action === 'edit' ? setEdited(template) : void moving.run(template, action)
                }
              />
            )}
          </Cards>
        )}
      </ListContent>
      {edited && (
        <EntryDialog<TemplatePayload, ServiceTemplate>
          area="templates"
          kind="template"
          record={edited === 'new' ? undefined : edited}
          id={edited === 'new' ? edited : edited.templateId}
          title={t(edited === 'new' ? 'list.templates.add' : 'list.templates.editTitle')}
          schema={templatePayloadSchema}
          choice={{
            name: 'kind',
            label: t('list.templates.list.kind'),
            options: TEMPLATE_KINDS.map((kind) => ({ value: kind, label: t(`list.templates.kind.${kind}`) })),
          }}
          endpoint={templateEndpoints.update}
          save={updateTemplate}
          onCreate={createTemplate}
          onSaved={handleSaved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}

interface TemplateCardProps {
  template: ServiceTemplate;
  /** The pending action. */
  busy?: TemplateAction;
  onAction: (action: TemplateAction) => void;
}

function TemplateCard({ template, busy, onAction }: TemplateCardProps) {
  const t = useT();
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
          <Tag>{t(`list.templates.kind.${kind}`)}</Tag>
          {state === 'archived' && <StatusTag tone="neutral" text={t('list.templates.state.archived')} />}
        </Flex>
        <p>{description}</p>
        <Flex className={`${styles.stacked} ${typography.note}`} vertical>
          <span>{t('list.templates.usedBy', { count: usedBy })}</span>
          <DateText at={updatedAt} />
        </Flex>
      </Flex>
      <Flex className={styles.cardActions} wrap justify="space-around">
        {actions.map((action) => (
          <Button
            key={action}
            type="text"
            loading={busy === action}
            aria-label={t(`list.templates.${action}.of`, { name })}
            onClick={() => onAction(action)}
          >
            {t(`list.templates.${action}`)}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
