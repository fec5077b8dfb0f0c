import '@@/texts/list';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Cards, CardsLoading } from '@/components/Cards';
import { ConsolePage } from '@/components/ConsolePage';
import { useCreateCommand } from '@/components/createCommand';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useText } from '@/components/useText';
import { type ServiceTemplate, TEMPLATE_PAGE_SIZE, templateQuery } from '@/domain/console/serviceTemplate';
import { listTemplates, moveTemplate } from '@/services/consoleList';
import { TemplateCard, type TemplateMove } from './components/card/TemplateCard';
import { TemplateDialog } from './components/card/TemplateDialog';

/** `/list/card-list`: service templates as cards. */
export default function CardListPage() {
  const t = useText('list');
  const message = useMessage();
  const templates = useList('list.templates', templateQuery, listTemplates);
  const [edited, setEdited] = useState<ServiceTemplate | 'new'>();

  useCreateCommand(() => setEdited('new'));
  const moving = useAction(
    ({ templateId }: ServiceTemplate, action: TemplateMove) => moveTemplate(templateId, action),
    {
      onDone({ name }, _template, action) {
        void message.success(t(`templates.${action}.done`, { name }));
        return templates.refresh();
      },
      onFailed: () => templates.refresh(),
    },
  );
  const [pendingTemplate, pendingAction] = moving.pendingArgs ?? [];

  function handleSaved({ name }: ServiceTemplate) {
    setEdited(undefined);
    void message.success(t('saved', { name }));
    return templates.refresh();
  }

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
      {t('templates.add')}
    </Button>
  );
  return (
    <ConsolePage titled description={t('templates.about')} extra={addButton}>
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
                  busy={pendingTemplate?.templateId === template.templateId ? pendingAction : undefined}
                  onAction={(action) =>
                    action === 'edit' ? setEdited(template) : void moving.run(template, action)
                  }
                />
              )}
            </Cards>
          )}
        </ListContent>
      </Flex>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onSaved={handleSaved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}
