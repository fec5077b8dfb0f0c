import '@/locales/areas/list';
import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_PAGE_SIZE,
  TEMPLATE_STATES,
  type TemplatePayload,
} from '@/domain/console/serviceTemplate';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import { isRequestError } from '@/domain/requestError';
import { listTemplates, moveTemplate, saveTemplate } from '@/services/consoleList';
import { Cards, CardsLoading } from './components/Cards';
import { type TemplateAction, TemplateCard } from './components/cards/TemplateCard';
import { TemplateDialog } from './components/cards/TemplateDialog';

const templateQuery = listQuery(
  { keyword: text(), kind: oneOf(TEMPLATE_KINDS), state: oneOf(TEMPLATE_STATES) },
  { pageSizes: [TEMPLATE_PAGE_SIZE] },
);

/** `/list/card-list`: service templates as cards. */
export default function CardListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const templates = useList('list.templates', templateQuery, listTemplates);
  const [edited, setEdited] = useState<ServiceTemplate | 'new'>();
  const [busy, setBusy] = useState<{ templateId: string; action: TemplateAction }>();

  async function handleAction(template: ServiceTemplate, action: TemplateAction) {
    if (action === 'edit') return setEdited(template);
    const { templateId } = template;
    setBusy({ templateId, action });
    try {
      const { name } = await moveTemplate(templateId, action);
      void message.success(formatMessage({ id: `list.templates.${action}.done` }, { name }));
    } catch (error) {
      if (!isRequestError(error)) throw error;
    }
    await templates.refresh();
    setBusy(undefined);
  }

  async function handleSave(payload: TemplatePayload) {
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
      <Flex vertical gap={16}>
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
                  busy={busy?.templateId === template.templateId ? busy.action : undefined}
                  onAction={(action) => void handleAction(template, action)}
                />
              )}
            </Cards>
          )}
        </ListContent>
      </Flex>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onSave={handleSave}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}
