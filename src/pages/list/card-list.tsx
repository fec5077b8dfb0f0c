import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { ConsolePage } from '@/components/ConsolePage';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import {
  type ServiceTemplate,
  TEMPLATE_PAGE_SIZE,
  type TemplatePayload,
} from '@/domain/console/serviceTemplate';
import { isRequestError } from '@/domain/requestError';
import '@/locales/areas/list';
import { listTemplates, moveTemplate, saveTemplate } from '@/services/consoleList';
import { CardsLoading } from './components/CardsLoading';
import { type TemplateAction, TemplateCard } from './components/cards/TemplateCard';
import { TemplateDialog } from './components/cards/TemplateDialog';
import { TemplateFilters, templateQuery } from './components/cards/TemplateFilters';
import styles from './components/List.module.css';
import { ListedResults } from './components/ListedResults';

/** `/list/card-list`: what new services start from, as cards. */
export default function CardListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const templates = useList(templateQuery, listTemplates);
  const [edited, setEdited] = useState<ServiceTemplate | 'new'>();
  const [busy, setBusy] = useState<{ templateId: string; action: TemplateAction }>();

  async function act(template: ServiceTemplate, action: TemplateAction) {
    if (action === 'edit') return setEdited(template);
    const { templateId } = template;
    setBusy({ templateId, action });
    try {
      const { name } = await moveTemplate(templateId, action);
      void message.success(formatMessage({ id: `list.templates.${action}.done` }, { name }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    }
    await templates.refresh();
    setBusy(undefined);
  }

  async function save(payload: TemplatePayload) {
    const { name } = await saveTemplate(payload, edited === 'new' ? undefined : edited?.templateId);
    setEdited(undefined);
    void message.success(formatMessage({ id: 'list.saved' }, { name }));
    await templates.refresh();
  }

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {formatMessage({ id: 'list.templates.add' })}
    </Button>
  );
  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.cardList' })}
      description={formatMessage({ id: 'list.templates.about' })}
      extra={addButton}
    >
      <div>
        <TemplateFilters templates={templates} />
        <ListedResults
          list={templates}
          failedTitle={formatMessage({ id: 'list.templates.failed' })}
          skeleton={<CardsLoading count={TEMPLATE_PAGE_SIZE} />}
          emptyTitle={formatMessage({ id: 'list.templates.none' })}
          emptyAction={addButton}
        >
          {({ list }) => (
            <CardGrid className={styles.cards} component="ul" min={264}>
              {list.map((template) => (
                <li key={template.templateId}>
                  <TemplateCard
                    template={template}
                    busy={busy?.templateId === template.templateId ? busy.action : undefined}
                    onAction={(action) => void act(template, action)}
                  />
                </li>
              ))}
            </CardGrid>
          )}
        </ListedResults>
      </div>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}
