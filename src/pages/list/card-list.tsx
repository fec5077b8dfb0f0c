import '@/locales/areas/list';
import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import type { Filter } from '@/components/list/FilterBar';
import { type List, useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import {
  type ServiceTemplate,
  TEMPLATE_KINDS,
  TEMPLATE_PAGE_SIZE,
  TEMPLATE_STATES,
  type TemplatePayload,
  type TemplateState,
} from '@/domain/console/serviceTemplate';
import type { Listing } from '@/domain/listing';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import { listTemplates, moveTemplate, saveTemplate } from '@/services/consoleList';
import { Cards, CardsLoading } from '../../components/Cards';
import styles from '../../components/Cards.module.css';
import { ListedResults } from '../../components/list/ListedResults';
import { ListSearch } from '../../components/search/ListSearch';
import { TemplateCard, type TemplateMove } from './components/card/TemplateCard';
import { TemplateDialog } from './components/card/TemplateDialog';

/** `/list/card-list`: service templates as cards. */
export default function CardListPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const templates = useList(templateQuery, listTemplates);
  const filters = useTemplateFilters();
  const [edited, setEdited] = useState<ServiceTemplate | 'new'>();

  const moving = useAction(
    ({ templateId }: ServiceTemplate, action: TemplateMove) => moveTemplate(templateId, action),
    {
      onDone({ name }, _template, action) {
        void message.success(formatMessage({ id: `list.templates.${action}.done` }, { name }));
        return templates.refresh();
      },
      onFailed: () => templates.refresh(),
    },
  );
  const [pendingTemplate, pendingAction] = moving.pendingArgs ?? [];

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
      <div>
        <TemplateFilters templates={templates} />
        <ListedResults
          list={templates}
          failedTitle={formatMessage({ id: 'list.templates.failed' })}
          skeleton={<CardsLoading count={TEMPLATE_PAGE_SIZE} />}
          emptyTitle={formatMessage({ id: 'list.templates.none' })}
          emptyAction={addButton}
          filters={filters}
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
        </ListedResults>
      </div>
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

const templateQuery = listQuery(
  { keyword: text(), kind: oneOf(TEMPLATE_KINDS), state: oneOf(TEMPLATE_STATES) },
  { pageSizes: [TEMPLATE_PAGE_SIZE] },
);
type Templates = Pick<List<ReturnType<typeof templateQuery.read>, Listing<unknown>>, 'query' | 'change'>;

function useTemplateFilters(): Filter<'keyword' | 'kind' | 'state'>[] {
  const { formatMessage } = useIntl();
  return [
    { kind: 'search', name: 'keyword', label: formatMessage({ id: 'list.templates.search' }) },
    {
      kind: 'oneOf',
      name: 'kind',
      label: formatMessage({ id: 'list.templates.kind' }),
      options: TEMPLATE_KINDS.map((value) => ({
        value,
        label: formatMessage({ id: `list.templates.kind.${value}` }),
      })),
    },
    {
      kind: 'oneOf',
      name: 'state',
      label: formatMessage({ id: 'list.templates.state' }),
      options: TEMPLATE_STATES.map((value) => ({
        value,
        label: formatMessage({ id: `list.templates.state.${value}` }),
      })),
    },
  ];
}

function TemplateFilters({ templates: { query, change } }: { templates: Templates }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'list.templates.search' });
  return (
    <Flex className={styles.filters} wrap align="center" gap="12px 16px">
      <Segmented<'all' | TemplateState>
        aria-label={formatMessage({ id: 'list.templates.state' })}
        value={query.state ?? 'all'}
        options={(['all', ...TEMPLATE_STATES] as const).map((state) => ({
          value: state,
          label: formatMessage({ id: `list.templates.state.${state}` }),
        }))}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
      />
      <Select
        aria-label={formatMessage({ id: 'list.templates.kind' })}
        allowClear
        placeholder={formatMessage({ id: 'list.templates.kind' })}
        style={{ minInlineSize: 140 }}
        value={query.kind}
        options={TEMPLATE_KINDS.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `list.templates.kind.${kind}` }),
        }))}
        onChange={(kind) => change({ kind })}
      />
      <div className={styles.search}>
        <ListSearch label={label} value={query.keyword ?? ''} onSearch={(keyword) => change({ keyword })} />
      </div>
    </Flex>
  );
}
